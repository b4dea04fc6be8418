//! The first step of a hint: where to look for a turn, before a card is named.

use crate::game::{Move, Phase, Rule, Seat, Turn, View};

/// The place to look at for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintFocus {
    /// Nowhere: no card is moved.
    Nowhere,
    /// The rule in force: plays take the lead under it, or may draw the card that does.
    InForce(Rule),
    /// The rule in force, under which the player leads already: a discard keeps it.
    Keep(Rule),
    /// Another rule, under which the player's palette leads as it is.
    Change(Rule),
    /// Another rule, under which the palette leads with a card that is played.
    Build(Rule),
    /// A palette, from which an action takes a card.
    Palette(Seat),
}

impl HintFocus {
    /// Returns the focus of a turn, or of the rest of one, that the player of a view may make.
    #[must_use]
    pub fn of(view: &View, turn: &Turn) -> Self {
        let rule = view.table().rule();
        let mut now = view.clone();
        let (mut plays, mut discards) = (false, false);
        for &mv in turn.moves() {
            if let Some(seat) = acts_on(&now, mv) {
                return Self::Palette(seat);
            }
            plays |= matches!(mv, Move::Play(_));
            discards |= matches!(mv, Move::ToCanvas(_));
            let Ok(after) = now.after(mv) else { break };
            now = after;
        }
        let changed = now.table().rule();
        match (plays, discards) {
            (false, false) => Self::Nowhere,
            (false, true) if changed == rule => Self::Keep(rule),
            (false, true) => Self::Change(changed),
            (true, _) if changed == rule => Self::InForce(rule),
            (true, _) if leads_under(view, changed) => Self::Change(changed),
            (true, _) => Self::Build(changed),
        }
    }
}

/// Returns `true` if the player's palette leads under a rule as it is.
fn leads_under(view: &View, rule: Rule) -> bool {
    let (table, own) = (view.table(), view.seat());
    table.lead_threshold(own).is_met(rule, table.palette(own))
}

/// Returns the seat from whose palette a move takes a card.
fn acts_on(view: &View, mv: Move) -> Option<Seat> {
    let table = view.table();
    let ((Move::ToDeck(card), _) | (Move::ToCanvas(card), Phase::Recycle(_))) = (mv, table.phase())
    else {
        return None;
    };
    table
        .seats_in()
        .find(|&seat| table.palette(seat).contains(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Color;

    #[test]
    fn the_focus_is_a_rule_or_a_palette() {
        let look = |position: &str, turn: &str| {
            let turn = turn.parse().expect("a turn");
            HintFocus::of(&View::of_position(position), &turn)
        };
        let basic = "1.3 - - 1 R7V2B5O6/V1/- G3/O5/-";
        assert_eq!(look(basic, "x"), HintFocus::Nowhere);
        assert_eq!(look(basic, "pR7"), HintFocus::InForce(Color::Red));
        assert_eq!(look(basic, "pO6cB5"), HintFocus::Build(Color::Blue));
        // The V1 leads under Violet without the R7.
        assert_eq!(look(basic, "pR7cV2"), HintFocus::Change(Color::Violet));
        assert_eq!(look(basic, "cV2"), HintFocus::Change(Color::Violet));
        let led = "1.3 - - 1 R2V2/V7/- G3/O5/-";
        assert_eq!(look(led, "cR2"), HintFocus::Keep(Color::Red));
        let actions = "1.3x - - 1 V1R7G2/B5/- Y5O1/R6Y4/-";
        let sienna = Seat::new(1).expect("a seat");
        assert_eq!(look(actions, "pV1tR6"), HintFocus::Palette(sienna));
        assert_eq!(look(actions, "pR7tB5"), HintFocus::Palette(Seat::FIRST));
        assert_eq!(look(actions, "pR7cB5"), HintFocus::Palette(Seat::FIRST));
        assert_eq!(look(actions, "pG2cR7"), HintFocus::InForce(Color::Red));
    }
}
