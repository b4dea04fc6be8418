//! The words on saved pictures, from the player's view, for other readers.

use super::Localizer;
use crate::game::Seat;
use crate::state::{
    Day, Link, Picture, PictureFrame, PlayerKind, PlayerSign, RoundCaption, RoundResult, Scene,
    Signature,
};

impl Localizer {
    /// The frame of pictures that a game leaves: of its last round, or of all of them.
    #[must_use]
    pub fn picture_frame<'a>(
        self,
        scene: &Scene,
        pictures: &'a [Picture],
        today: Day,
        address: &str,
    ) -> PictureFrame<'a> {
        let results = &scene.score.results;
        let is_match = pictures.len() > 1;
        let winners = match (&scene.score.winners, results.last()) {
            (Some(winners), _) if is_match => winners.clone(),
            (_, last) => last.map(|result| result.winner).into_iter().collect(),
        };
        let caption = |result: &RoundResult| RoundCaption {
            winner: self.name_for_others(result.winner),
            points: format!("+{}", result.scored_cards.points()),
        };
        PictureFrame {
            pictures,
            captions: results.iter().map(caption).collect(),
            winners: match scene.score.doubt {
                None => winners
                    .iter()
                    .map(|&seat| self.sign_for_others(scene, seat))
                    .collect(),
                Some(_) => Vec::new(),
            },
            large: scene.score.best_round(winners.first().copied()),
            signature: Signature {
                title: match scene.score.doubt {
                    Some(doubt) => self.doubt(doubt),
                    None => self.picture_title(scene, &winners),
                },
                score: is_match.then(|| self.picture_score(scene)),
                facts: self.picture_facts(scene, is_match, today),
                legend: self.picture_legend().to_owned(),
                label: self.picture_same().to_owned(),
                address: address_of(scene, address),
            },
        }
    }

    /// Name of a player for other readers: the one addressed here is *me*, unless they have given their name.
    fn name_for_others(self, seat: Seat) -> String {
        if self.is_me(seat) {
            self.daily_me().to_owned()
        } else {
            self.for_others().name(seat)
        }
    }

    fn sign_for_others(self, scene: &Scene, seat: Seat) -> PlayerSign {
        match scene.players.lineup.at(seat) {
            // The first seat has the face that is left.
            PlayerKind::Bot(_) => PlayerSign::Face(match seat.index() {
                0 => Seat::MAX,
                index => index,
            }),
            PlayerKind::Human | PlayerKind::Friend if self.is_me(seat) => PlayerSign::Me,
            PlayerKind::Human | PlayerKind::Friend => {
                PlayerSign::Initial(self.name_for_others(seat).chars().next())
            }
        }
    }

    /// The winner and the losers: "Umber won against Sienna and me".
    pub(super) fn picture_title(self, scene: &Scene, winners: &[Seat]) -> String {
        let &[winner] = winners else {
            return match self.named_apart(winners.iter().copied()) {
                (names, true) => self.picture_shared_with(&names),
                (names, false) => self.share_match(&names),
            };
        };
        let seats = scene.players.lineup.players().seats();
        let others = match self.named_apart(seats.filter(|&seat| seat != winner)) {
            (names, true) if names.is_empty() => self.picture_me().to_owned(),
            (names, true) => self.picture_and_me(&names),
            (names, false) => names,
        };
        // Without a name of their own, winners speak for themselves.
        let loc = if self.is_me(winner) {
            self
        } else {
            self.for_others()
        };
        loc.picture_won(&others, winner)
    }

    /// The names of all of these players who have one, and `true` if there is one more, who is the one that tells.
    fn named_apart(self, seats: impl Iterator<Item = Seat>) -> (String, bool) {
        let (me, named): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| self.is_me(seat));
        let names = named.into_iter().map(|seat| self.name_for_others(seat));
        let names = match me[..] {
            [] => self.listed(names).plain(self),
            _ => self.facts(names.collect::<Vec<_>>()),
        };
        (names, !me.is_empty())
    }

    /// Returns `true` for the player who tells, without a name of their own.
    fn is_me(self, seat: Seat) -> bool {
        self.is_addressing(seat) && self.for_others().given_name(seat).is_none()
    }

    /// The score of a match, best first: "Me 92, Sienna 59".
    pub(super) fn picture_score(self, scene: &Scene) -> String {
        let standings = scene.score.standings().into_iter();
        let score = |(points, who)| format!("{} {points}", self.name_for_others(who));
        self.facts(standings.map(score))
    }

    /// The rule at the end of a round or the number of rounds, the game, and the date.
    fn picture_facts(self, scene: &Scene, is_match: bool, today: Day) -> String {
        let ruleset = scene.view.table().ruleset();
        let results = &scene.score.results;
        let first = match results.last() {
            Some(last) if !is_match => self.picture_under(last.rule),
            _ => self.picture_rounds(results.len()),
        };
        let date = self.date_and_year_of(today);
        [first, self.rules_in_short(ruleset), date].join(" · ")
    }
}

/// The address of a deal, or of the page if its cards are not to be had again.
fn address_of(scene: &Scene, address: &str) -> String {
    let bare = address.split_once("://").map_or(address, |(_, bare)| bare);
    match scene.deal.day {
        Some(day) => format!("{bare}#{}", Link::Day(Some(day))),
        None if scene.controls.can_be_shared && !scene.deal.is_shuffled => {
            let (ruleset, lineup) = (scene.view.table().ruleset(), &scene.players.lineup);
            format!("{bare}#1/{ruleset}/{lineup}/{}", scene.deal.seed)
        }
        None => bare.to_owned(),
    }
}
