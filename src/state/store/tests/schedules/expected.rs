//! Expected state of the storage and the page after each step.

use super::world::{UNKNOWN, World, slots};
use super::*;

impl World {
    /// A tab, with the browser and the expected documents.
    fn beside(
        &mut self,
        number: usize,
    ) -> (
        &Browser,
        &mut BTreeMap<DocumentName, Stored>,
        &mut Tab,
        &mut Memory,
    ) {
        let (tab, memory) = self.tabs[number].as_mut().expect("an open tab");
        (&self.browser, &mut self.documents, tab, memory)
    }

    /// The tab syncs with the others.
    pub(super) fn tell(&mut self, number: usize) {
        let (browser, documents, tab, memory) = self.beside(number);
        let is_blocked = browser.0.borrow().is_blocked;
        if !is_blocked {
            memory.look(browser, documents);
        }
        if tab.catch_up() {
            self.save(number);
        } else {
            self.check(number);
        }
    }

    /// The tab saves its data.
    pub(super) fn save(&mut self, number: usize) {
        let (browser, documents, tab, memory) = self.beside(number);
        let is_blocked = browser.0.borrow().is_blocked;
        if !is_blocked && memory.lacks_any(browser, documents) {
            memory.look(browser, documents);
        }
        let texts: BTreeMap<GameSlot, Option<String>> = slots()
            .map(|slot| (slot, browser.text(&slot.name())))
            .collect();
        let mut expected = Vec::new();
        let mut removed = Vec::new();
        for (slot, game) in tab.app.games().iter() {
            // A deal that is begun makes room.
            let is_met = memory.games.get(&slot).is_some_and(|known| known.is_met);
            if !is_blocked && !is_met && matches!(slot, GameSlot::Daily(_)) {
                removed.extend(memory.remove_over(browser));
            }
            let known = memory.games.entry(slot).or_default();
            known.is_met = true;
            let is_claimed = memory.claim == Some(game.id());
            let before = known.kept.as_ref().map(|kept| kept.0);
            // Unknown fields belong to their game.
            let goes_on = before == Some(game.id()) && browser.text(&slot.name()) == known.text;
            let was_refused = known.refused.contains(&game.id());
            let is_stored = known.store(browser, &slot.name(), game, is_claimed);
            let is_refused = !was_refused && known.refused.contains(&game.id());
            let looks = is_refused || known.seen.is_some();
            expected.push((slot, is_stored, goes_on, looks && !is_blocked));
        }
        memory.settle();
        for (kind, known) in &mut memory.documents {
            let document = documents.get_mut(kind).expect("a document");
            known.store(browser, kind.name(), document);
        }
        tab.save();
        for (slot, is_stored, goes_on, looks) in expected {
            let before = texts[&slot].as_ref();
            let before = before.filter(|_| !removed.contains(&slot)).cloned();
            let after = browser.text(&slot.name());
            let known = memory.games.get_mut(&slot).expect("a slot");
            if is_stored {
                let text = after.clone().expect("a game is stored");
                let game = load_game(&text, 0).expect("it can be read");
                let kept = known.kept.as_ref().map(|(_, kept)| kept.as_str());
                assert_eq!(Some(save_game(&game).as_str()), kept);
                let has_unknown = |text: &str| text.contains(UNKNOWN);
                let had = before.as_deref().is_some_and(has_unknown);
                assert_eq!(has_unknown(&text), had && goes_on, "{text}");
                known.text = after;
            } else {
                assert_eq!(after, before, "nothing is written over");
            }
            if looks {
                known.look(browser, &slot.name());
            }
        }
        self.check(number);
    }

    /// Checks that the storage has the expected content, and that the page shows what the tab knows.
    fn check(&mut self, number: usize) {
        for (&kind, document) in &self.documents {
            let text = self.browser.text(kind.name());
            match document {
                Stored::Nothing => assert_eq!(text, None, "{kind:?}"),
                Stored::Damaged => assert!(text.is_some()),
                Stored::There { deeds, unknown } => {
                    assert_eq!(
                        Documents::stored(&self.browser, kind),
                        Documents::of(deeds),
                        "{kind:?}"
                    );
                    let count = text.unwrap_or_default().matches(UNKNOWN).count();
                    assert_eq!(count, *unknown, "what newer builds have stored stays");
                    let rounds = deeds.iter().filter_map(|deed| match deed {
                        Change::Round(name, _) => Some(name),
                        _ => None,
                    });
                    let once: BTreeSet<&String> = rounds.clone().collect();
                    assert!(
                        self.is_tampered_with || once.len() == rounds.count(),
                        "no round counts twice"
                    );
                }
            }
        }
        for (name, text) in &self.damaged {
            let asides = (1..=9).map(|number| self.browser.text(&quarantine_name(name, number)));
            let mut slots = asides.chain([self.browser.text(name)]);
            let is_there = slots.any(|there| there.as_ref() == Some(text));
            assert!(is_there, "what cannot be read is kept");
        }
        let (Tab { app, .. }, memory) = self.tab(number);
        assert_eq!(
            *app.settings(),
            memory.shown(DocumentName::Settings).settings
        );
        assert_eq!(*app.puzzles(), memory.shown(DocumentName::Puzzles).puzzles);
        assert_eq!(**app.daily(), memory.shown(DocumentName::Daily).daily);
        assert_eq!(**app.recent(), memory.shown(DocumentName::Recent).recent);
        let sums = |statistics: &Statistics| statistics.sums(Default::default());
        let shown = memory.shown(DocumentName::Statistics).statistics;
        assert_eq!(sums(app.statistics()), sums(&shown));
    }

    /// Frees space, saves and syncs all tabs, and checks that everything is stored.
    pub fn end(&mut self) {
        self.browser.block(false);
        self.browser.crowd([]);
        let open: Vec<usize> = (0..self.tabs.len())
            .filter(|&number| self.tabs[number].is_some())
            .collect();
        for &number in &open {
            self.save(number);
        }
        for &number in &open {
            self.tell(number);
        }
        for &number in &open {
            let documents = self.documents.clone();
            let (Tab { app, .. }, memory) = self.tab(number);
            assert!(memory.waiting.is_empty(), "nothing waits for room");
            for (kind, known) in &memory.documents {
                assert!(known.pending.is_empty(), "all is stored");
                if let Stored::There { deeds, .. } = &documents[kind] {
                    let all = Documents::of(deeds);
                    match kind {
                        DocumentName::Settings => assert_eq!(*app.settings(), all.settings),
                        DocumentName::Statistics => assert_eq!(**app.statistics(), all.statistics),
                        DocumentName::Daily => assert_eq!(**app.daily(), all.daily),
                        DocumentName::Puzzles => assert_eq!(*app.puzzles(), all.puzzles),
                        DocumentName::Recent => assert_eq!(**app.recent(), all.recent),
                    }
                }
            }
        }
    }
}
