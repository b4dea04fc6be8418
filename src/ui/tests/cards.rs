//! Every state of a card.

use yew::prelude::*;

use super::{keep, outline};
use crate::game::{Card, CardSet, Rule};
use crate::state::Prospects;
use crate::ui::table::{Choosing, Palette, Picker};
use crate::ui::widgets::{face_down, lying};
use crate::words::Words;

const WORDS: Words = Words::ENGLISH;

fn card(text: &str) -> Card {
    text.parse().expect(text)
}

fn cards(text: &str) -> CardSet {
    text.parse().expect(text)
}

/// Three cards, of which two can be chosen.
fn choosing() -> Choosing {
    Choosing {
        cards: cards("R7O3"),
        chosen: None,
        prospects: None,
        drawn: CardSet::EMPTY,
        has_actions: false,
        stop: Some(card("R7")),
        on_focus: Callback::noop(),
    }
}

/// Those three in hand.
fn hand(choosing: &Choosing) -> Html {
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
            hand(&Choosing {
                chosen: Some(card("O3")),
                ..choosing()
            })
        }),
    );
    keep(
        "hand_with_actions",
        &outline(|| {
            hand(&Choosing {
                has_actions: true,
                drawn: cards("O3"),
                ..choosing()
            })
        }),
    );
    keep(
        "hand_for_an_action",
        &outline(|| {
            hand(&Choosing {
                prospects: Some(Prospects {
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
            hand(&Choosing {
                prospects: Some(Prospects {
                    movable: cards("R7O3"),
                    leading: cards("O3"),
                }),
                ..choosing()
            })
        }),
    );
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
    fn palette(picker: Picker<'_>) -> Palette<'_> {
        Palette {
            cards: cards("R6O4G4V1"),
            staged: cards("G4"),
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
