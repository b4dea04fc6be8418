//! The message that closes a round, changed on its way.

use super::{TABLES, read_changed, secret, sent, step};
use crate::game::{Card, GameRng, Seat, Seed};
use crate::sealed::deck::HiddenDeck;
use crate::sealed::message::{CommittedDeck, MessageBody, NextDeck};
use crate::sealed::{Awaiting, Participant};

/// Two sides, of which the second has proved the first round and sends the first its proof.
fn before_a_close(mut sides: [Participant; 2], number: u64) -> [Participant; 2] {
    let mut generator = GameRng::new(number);
    while sides[1].rounds().is_empty() {
        step(&mut sides, &mut generator);
    }
    sides
}

/// The loser has revealed the secret. Whoever sends the winner's secret with another next deck, the winner or someone
/// on the way, must not keep the loser from the proof.
#[test]
fn a_round_is_proved_although_the_next_deck_is_wrong() {
    let deck = HiddenDeck::open(&Card::ALL);
    let commitment = secret(1).commitment(Seat::FIRST);
    let any = NextDeck::new(Some(&CommittedDeck { commitment, deck }));
    let mut point = any.clone();
    point.0[40] ^= 1;
    let mut count = any.clone();
    count.0.truncate(500);
    let rules = ["1.3", "1.3a"];
    for (rules, table) in rules
        .into_iter()
        .flat_map(|it| TABLES.map(|table| (it, table)))
    {
        let sides = before_a_close(table(rules, 10), 10);
        let [before, winner] = &sides;
        let is_last = winner.due() == Awaiting::Nothing;
        let mut wrong = vec![any.clone(), point.clone(), count.clone(), NextDeck(vec![2])];
        wrong.push(NextDeck(Vec::new()));
        if !is_last {
            wrong.push(NextDeck::new(None));
        }
        for next in wrong {
            let change = |content: &mut MessageBody| {
                if let MessageBody::Close(_, sent) = content {
                    *sent = next.clone();
                }
            };
            let proved = read_changed(&sides, change).expect("a proof");
            assert!(matches!(proved.rounds(), [Ok(_)]), "{rules}");
            assert_eq!(proved.messages(), before.messages());
            assert_eq!(proved.due() == Awaiting::Nothing, is_last);
            assert_eq!((proved.view(), proved.to_send()), (None, before.to_send()));
            let known = proved.known(Seed::from_entropy(0)).expect("the cards");
            assert!(known.replay(usize::MAX).is_ok());
            // A second one is refused.
            let again = [proved.clone(), winner.clone()];
            assert!(read_changed(&again, change).is_err());
            // The stored side only grows, and the true message is read as if nothing had come before.
            let stored = proved.store();
            assert!(stored.starts_with(&*before.store()));
            let proved = Participant::restore(&stored).expect("a side");
            assert_eq!(*proved.store(), *stored);
            let after = proved.read(sent(winner)).expect("the true message");
            assert!(after.store().starts_with(&*stored));
            let plain = before.read(sent(winner)).expect("the true message");
            assert_eq!(after.messages(), plain.messages());
            assert_eq!((after.due(), after.rounds()), (plain.due(), plain.rounds()));
            let after = Participant::restore(&after.store()).expect("a side");
            assert_eq!(after.messages(), plain.messages());
        }
    }
}
