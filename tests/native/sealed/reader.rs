//! Somebody who reads all messages, and has a secret of their own.

use red7::sealed::{Participant, ProtocolError};

use super::forger::Forged;
use super::{begun, name, secrets, sent};

/// Whoever knows all messages can continue the game, but can't sign it.
#[test]
fn who_reads_along_cannot_speak_for_a_player() {
    let mut sealed = begun(80, "1.3a");
    let stranger = secrets(81)[0];
    for _ in 0..8 {
        let [reader, sender] = &sealed.sides;
        let told = Forged::read(sent(sender));
        if reader.messages().len() > 1 {
            let forged = told.signed(&stranger);
            let refused = reader.read(&forged).expect_err("a stranger");
            assert_eq!(refused, ProtocolError::Signature);
        }
        sealed.step(13);
    }
}

/// The ID of a game follows from its invitation, so another invitation is another game.
#[test]
fn who_sees_an_invitation_cannot_begin_its_game() {
    let sealed = begun(82, "1.3");
    let [here, there] = &sealed.sides;
    assert_eq!(here.id(), there.id());
    let stranger = red7::sealed::Secret::new(secrets(83)[0]);
    let other = Participant::invite(*here.ruleset(), name("Ann"), stranger).expect("rules");
    assert_ne!(other.id(), here.id());
    // An invitation that is changed is another one, and has to be signed anew.
    let mut changed = Forged::read(sent(&other));
    let last = changed.said.len() - 1;
    changed.said[last] ^= 1;
    let secret = red7::sealed::Secret::new([5; 32]);
    let joined = Participant::join(&changed.text(), name("Ben"), secret);
    assert!(joined.is_err());
}

/// What a reader sees of a name is what its player has given.
#[test]
fn nobody_can_rename_a_player() {
    let sealed = begun(84, "1.3");
    let [here, there] = &sealed.sides;
    let invitation = &here.messages()[0];
    let mut renamed = Forged::read(invitation);
    let at = renamed.said.windows(3).position(|it| it == b"Ann");
    renamed.said[at.expect("a name")] = b'E';
    let secret = red7::sealed::Secret::new([6; 32]);
    let joined = Participant::join(&renamed.text(), name("Ben"), secret);
    assert_eq!(joined.err(), Some(ProtocolError::Signature));
    let first = there
        .name(there.seat())
        .map(red7::sealed::PlayerName::as_str);
    assert_eq!(first, Some("Ben"));
}
