//! Rendering of cards in every state.

use proptest::prelude::*;
use yew::prelude::*;

use super::tree::Element;
use super::{keep, outline, rendered};
use crate::game::{Card, CardSet, Rule};
use crate::i18n::Localizer;
use crate::state::{ActionTargets, Discardable};
use crate::ui::table::{CardPicker, CardSelection, Palette};
use crate::ui::widgets::{face_down, lying};

const WORDS: Localizer = Localizer::ENGLISH;

fn card(text: &str) -> Card {
    text.parse().expect(text)
}

fn cards(text: &str) -> CardSet {
    text.parse().expect(text)
}

/// A selection in which two of three cards can be chosen.
fn choosing() -> CardSelection {
    CardSelection {
        cards: cards("R7O3"),
        chosen: None,
        prospects: None,
        discardable: Vec::new(),
        pointed: None,
        drawn: CardSet::EMPTY,
        has_actions: false,
        stop: Some(card("R7")),
        on_focus: Callback::noop(),
    }
}

/// The three cards in hand.
fn hand(choosing: &CardSelection) -> Html {
    let dispatch = Callback::noop();
    let picker = choosing.picker(WORDS, &dispatch);
    let cards = ["R7", "O3", "B1"].map(|text| picker.in_hand(card(text)));
    html! { <>{ for cards }</> }
}

#[test]
fn in_hand() {
    keep("hand", &outline(|| hand(&choosing())));
    keep(
        "hand_chosen",
        &outline(|| {
            hand(&CardSelection {
                chosen: Some(card("O3")),
                ..choosing()
            })
        }),
    );
    keep(
        "hand_at_the_beginning",
        &outline(|| {
            hand(&CardSelection {
                discardable: vec![
                    (card("R7"), Discardable::Now),
                    (card("O3"), Discardable::AfterPlay),
                    (card("B1"), Discardable::No),
                ],
                ..choosing()
            })
        }),
    );
    keep(
        "hand_with_actions",
        &outline(|| {
            hand(&CardSelection {
                has_actions: true,
                pointed: None,
                drawn: cards("O3"),
                ..choosing()
            })
        }),
    );
    keep(
        "hand_for_an_action",
        &outline(|| {
            hand(&CardSelection {
                prospects: Some(ActionTargets {
                    movable: cards("R7"),
                    leading: CardSet::EMPTY,
                }),
                ..choosing()
            })
        }),
    );
    keep(
        "hand_for_an_action_that_leads",
        &outline(|| {
            hand(&CardSelection {
                prospects: Some(ActionTargets {
                    movable: cards("R7O3"),
                    leading: cards("O3"),
                }),
                ..choosing()
            })
        }),
    );
}

/// A warning on every card would say nothing about any.
#[test]
fn cards_are_warned_of_only_beside_one_that_leads() {
    let badges = |leading: &'static str| {
        let hand = rendered(move || {
            hand(&CardSelection {
                prospects: Some(ActionTargets {
                    movable: cards("R7O3"),
                    leading: cards(leading),
                }),
                ..choosing()
            })
        });
        hand.all(".badge").len()
    };
    assert_eq!((badges("O3"), badges("-")), (2, 0));
}

#[test]
fn on_the_table() {
    keep(
        "lying",
        &outline(|| lying(WORDS, card("G4"), Classes::new())),
    );
    keep("face_down", &outline(|| face_down("A card", 0)));
    keep(
        "choosable_on_the_table",
        &outline(|| {
            let (choosing, dispatch) = (choosing(), Callback::noop());
            let picker = choosing.picker(WORDS, &dispatch);
            let idle = |text| picker.on_table(card(text), classes!("idle"));
            html! { <>{ idle("R7") }{ idle("B1") }</> }
        }),
    );
}

#[test]
fn in_a_palette() {
    fn palette(picker: CardPicker<'_>) -> Palette<'_> {
        Palette {
            cards: cards("R6O4G4V1"),
            staged: cards("G4"),
            fresh: CardSet::EMPTY,
            ghost: None,
            picker,
        }
    }
    keep(
        "palette",
        &outline(|| palette(choosing().picker(WORDS, &Callback::noop())).under(Rule::Green)),
    );
    keep(
        "palette_with_a_place",
        &outline(|| {
            Palette {
                ghost: Some(card("B2")),
                ..palette(choosing().picker(WORDS, &Callback::noop()))
            }
            .under(Rule::Green)
        }),
    );
    keep(
        "palette_with_a_place_behind",
        &outline(|| {
            Palette {
                ghost: Some(card("B3")),
                ..palette(choosing().picker(WORDS, &Callback::noop()))
            }
            .under(Rule::Green)
        }),
    );
    keep(
        "palette_face_down",
        &outline(|| palette(choosing().picker(WORDS, &Callback::noop())).face_down()),
    );
}

/// Cards of a row, including the placeholder.
fn row(palette: &Element, row: &str) -> CardSet {
    let cards = palette.all(&format!("{row} .card")).into_iter();
    let names = cards.filter_map(|card| card.get("data-card").or(card.get("data-ghost")));
    names.map(card).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// In any palette, the placeholder of a chosen card is where the card will lie: among the qualifying cards if it
    /// will qualify.
    #[test]
    fn a_place_is_kept_where_the_card_will_lie(
        order in Just(CardSet::FULL.iter().collect::<Vec<_>>()).prop_shuffle(),
        size in 1_usize..9,
        rule in 0_usize..7,
    ) {
        let (chosen, palette) = (order[0], order[1..=size].iter().copied().collect::<CardSet>());
        let rule = Rule::ALL[rule];
        let after = palette.with(chosen);
        let shown = rendered(move || {
            let (choosing, dispatch) = (choosing(), Callback::noop());
            let palette = Palette {
                cards: palette,
                staged: CardSet::EMPTY,
                fresh: CardSet::EMPTY,
                ghost: Some(chosen),
                picker: choosing.picker(WORDS, &dispatch),
            };
            palette.under(rule)
        });
        prop_assert_eq!(row(&shown, ".set"), rule.qualifying(after));
        prop_assert_eq!(row(&shown, ".rest"), after - rule.qualifying(after));
        prop_assert_eq!(shown.all(".ghost").len(), 1);
        prop_assert_eq!(shown.all(".ghost")[0].get("data-ghost").map(card), Some(chosen));
    }
}
