//! Games that began with version 1: they go on in it to their proof. The sides were stored by the last build that began
//! such games.

use red7::bots::Level;
use red7::sealed::{Awaiting, Participant, verify};

use super::{name, restored, sent};

/// An invitation; both sides in the middle of the first round; both before it is closed: in each pair first the side
/// that is to read.
const SIDES: &str = include_str!("../../golden/sealed-1-sides.txt");

fn side(index: usize) -> Participant {
    let text = SIDES.trim_end().split("\n\n").nth(index);
    restored(&Participant::restore(text.expect("a side")).expect("a side"))
}

/// The sides of a pair: 0 in the middle of a round, 1 at its end.
pub fn old_sides(pair: usize) -> [Participant; 2] {
    [side(2 * pair + 1), side(2 * pair + 2)]
}

/// Plays to the end, and proves the game.
fn finish(mut sides: [Participant; 2]) {
    while sides[0].due() != Awaiting::Nothing {
        let [reader, sender] = &mut sides;
        *reader = restored(&reader.read(sent(sender)).expect("a message"));
        if reader.due() == Awaiting::Turn {
            let choice = Level::Novice.choose(&reader.view().expect("cards"), 0);
            *reader = reader.play(choice.turn()).expect("a legal turn");
        }
        sides.swap(0, 1);
    }
    let whole = sides.iter().max_by_key(|side| side.messages().len());
    let whole = whole.expect("a side").messages();
    let messages: Vec<&str> = whole.iter().map(String::as_str).collect();
    assert!(verify(&messages).expect("a game without a fault").len() > 1);
    // The first byte of each message is its version.
    assert!(messages.iter().all(|message| message.starts_with("AQ")));
    assert!(sides.iter().all(|side| side.id().is_none()));
}

#[test]
fn a_game_of_version_1_goes_on_from_where_it_was_stored() {
    for pair in [0, 1] {
        finish(old_sides(pair));
    }
}

#[test]
fn an_invitation_of_version_1_can_still_be_joined() {
    let here = side(0);
    let secret = red7::sealed::Secret::new([4; 32]);
    let there = Participant::join(sent(&here), name("Ben"), secret).expect("a beginning");
    finish([here, there]);
}
