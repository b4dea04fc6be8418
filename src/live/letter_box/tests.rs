use super::*;
use crate::live::Claim;

const GUEST: Chair = Chair::ALL[1];

fn claimed(chair: Chair, claim: u8) -> ClaimedChair {
    ClaimedChair {
        chair,
        claim: Claim([claim; Claim::LEN]),
    }
}

fn body(text: &str) -> Body {
    text.parse().expect("a body")
}

fn letter(counter: u64, claim: u8, text: &str) -> Letter {
    let content = LetterContent {
        claim: Claim([claim; Claim::LEN]),
        seated: SeatedClaims::default(),
        body: body(text),
    };
    Letter { counter, content }
}

fn receive(letters: &mut LetterBox, chair: Chair, letter: Letter) -> Vec<Command> {
    let mut out = Vec::new();
    letters.receive(chair, letter, &mut out);
    out
}

fn write(letters: &mut LetterBox) -> Option<Letter> {
    letters.write(&mut Vec::new())
}

#[test]
fn only_a_greater_counter_counts() {
    let mut letters = LetterBox::new(None, Counters([0, 7, 0, 0]), 0);
    for counter in [6, 7] {
        assert_eq!(receive(&mut letters, GUEST, letter(counter, 1, "old")), []);
    }
    let told = receive(&mut letters, GUEST, letter(8, 1, "new"));
    let expected = Command::Letter {
        chair: GUEST,
        counter: 8,
        claim: Claim([1; 8]),
        body: body("new"),
    };
    assert_eq!(told, [expected, Command::Counters(Counters([0, 8, 0, 0]))]);
    assert_eq!(receive(&mut letters, GUEST, letter(8, 1, "another")), []);
}

#[test]
fn a_letter_is_written_when_it_says_something_else() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
    assert_eq!(write(&mut letters), None);
    letters.say(body("a"));
    let first = write(&mut letters).expect("a letter");
    assert_eq!(first.content.body, body("a"));
    assert_eq!(letters.kept(), Some(Some(&first)));
    letters.say(body("a"));
    assert_eq!(write(&mut letters), None);
    letters.say(body("b"));
    let second = write(&mut letters).expect("a letter");
    assert!(second.counter > first.counter);
    assert_eq!(letters.seen().at(GUEST), second.counter);
}

#[test]
fn what_an_earlier_visit_wrote_is_recalled() {
    let mut letters = LetterBox::new(Some(claimed(Chair::HOST, 1)), Counters([4, 0, 0, 0]), 5);
    letters.say(body("a"));
    let mut last = letter(4, 1, "a");
    last.content.seated = last
        .content
        .seated
        .with(claimed(GUEST, 2))
        .with(claimed(Chair::HOST, 1));
    let told = receive(&mut letters, Chair::HOST, last.clone());
    assert_eq!(told, [Command::Seated(last.content.seated)]);
    assert_eq!(write(&mut letters), None);
    letters.seat(claimed(Chair::ALL[2], 3));
    let next = write(&mut letters).expect("a letter");
    assert_eq!(next.content.body, body("a"));
    assert_eq!(
        next.content.seated,
        last.content.seated.with(claimed(Chair::ALL[2], 3))
    );
}

#[test]
fn what_an_earlier_visit_has_not_taken_in_is_told() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters([0, 9, 0, 0]), 5);
    letters.say(body("here"));
    let told = receive(&mut letters, GUEST, letter(9, 1, "there"));
    assert!(matches!(told[..], [Command::Letter { counter: 9, .. }]));
    assert_eq!(write(&mut letters), None);
    letters.say(body("both"));
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
}

#[test]
fn a_cleared_letter_that_comes_back_does_not_go_before_the_next() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
    letters.say(body("end"));
    let end = write(&mut letters).expect("a letter");
    letters.clear();
    letters.say(body("rematch"));
    assert_eq!(receive(&mut letters, GUEST, end), []);
    let next = write(&mut letters).expect("a letter");
    assert_eq!(next.content.body, body("rematch"));
}

#[test]
fn another_device_on_the_chair_goes_before_what_is_not_sent() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
    letters.say(body("here"));
    let told = receive(&mut letters, GUEST, letter(9, 1, "there"));
    assert!(matches!(
        told[..],
        [Command::Letter { .. }, Command::Counters(_)]
    ));
    assert_eq!(write(&mut letters), None);
    letters.say(body("both"));
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
}

#[test]
fn a_rival_is_outdone_or_gets_the_chair() {
    let seats = |claim| {
        let mut letters = LetterBox::new(Some(claimed(GUEST, claim)), Counters::default(), 5);
        letters.say(body("mine"));
        let told = receive(&mut letters, GUEST, letter(9, 2, "rival"));
        (letters, told)
    };
    let (mut letters, told) = seats(1);
    assert_eq!(told, [Command::Counters(Counters([0, 9, 0, 0]))]);
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
    let (mut letters, told) = seats(3);
    assert_eq!(told[0], Command::Taken(GUEST));
    assert_eq!(write(&mut letters), None);
    // The host decides otherwise.
    let (mut letters, _) = seats(1);
    let mut host = letter(1, 8, "host");
    host.content.seated = host.content.seated.with(claimed(GUEST, 2));
    let told = receive(&mut letters, Chair::HOST, host);
    assert_eq!(told[0], Command::Taken(GUEST));
    // Only now the page is told of the rival's letter, too.
    let counters: Vec<u64> = told
        .iter()
        .filter_map(|command| match command {
            Command::Letter { counter, .. } => Some(*counter),
            _ => None,
        })
        .collect();
    assert_eq!(counters, [1, 9]);
}

#[test]
fn what_others_have_seen_is_passed_over() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
    letters.say(body("a"));
    let first = write(&mut letters).expect("a letter").counter;
    assert!(!letters.compare(Counters([9, first, 9, 9])));
    assert!(letters.compare(Counters([0, first + 1, 0, 0])));
    assert_eq!(write(&mut letters), None);
    letters.catch_up(&mut Vec::new());
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > first + 1));
}

#[test]
fn a_device_without_a_chair_goes_back_to_what_the_relay_keeps() {
    let lost = 8;
    let mut letters = LetterBox::new(None, Counters::default(), 5);
    receive(&mut letters, GUEST, letter(lost, 1, "lost"));
    let ask = |letters: &mut LetterBox, kept: &[u64]| {
        let mut out = Vec::new();
        letters.ask();
        for &counter in kept {
            letters.receive(GUEST, letter(counter, 1, "kept"), &mut out);
        }
        letters.go_back(&mut out);
        out
    };
    // Its copy may be on its way, before or after an older one.
    assert_eq!(ask(&mut letters, &[]), []);
    assert_eq!(ask(&mut letters, &[7, lost]), []);
    assert_eq!(ask(&mut letters, &[lost, 7]), []);
    let told = ask(&mut letters, &[6, 7]);
    let expected = Command::Letter {
        chair: GUEST,
        counter: 7,
        claim: Claim([1; 8]),
        body: body("kept"),
    };
    assert_eq!(told, [expected, Command::Counters(Counters([0, 7, 0, 0]))]);
    // On a chair it doesn't: the others follow what it has seen.
    letters.sit(claimed(Chair::ALL[2], 4), &mut Vec::new());
    assert_eq!(ask(&mut letters, &[6]), []);
    assert_eq!(letters.seen().at(GUEST), 7);
}

#[test]
fn a_cleared_letter_stays_cleared_until_something_is_said() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
    letters.say(body("a"));
    let first = write(&mut letters).expect("a letter");
    letters.clear();
    assert_eq!(letters.kept(), Some(None));
    let copy = letters.receive(GUEST, first.clone(), &mut Vec::new());
    assert_eq!((copy, write(&mut letters)), (Some(RelayCopy::Wrong), None));
    assert_eq!(
        letters.receive_empty(GUEST, &mut Vec::new()),
        Some(RelayCopy::Right)
    );
    letters.say(body("a"));
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > first.counter));
}

#[test]
fn a_list_outlasts_its_letter() {
    let mut letters = LetterBox::new(Some(claimed(GUEST, 5)), Counters::default(), 5);
    letters.say(body("mine"));
    let mut host = letter(1, 8, "host");
    host.content.seated = host.content.seated.with(claimed(GUEST, 5));
    receive(&mut letters, Chair::HOST, host);
    letters.receive_empty(Chair::HOST, &mut Vec::new());
    let told = receive(&mut letters, GUEST, letter(9, 2, "rival"));
    assert_eq!(told, [Command::Counters(Counters([1, 9, 0, 0]))]);
    assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
}

#[test]
fn a_letter_that_comes_back_is_told_again() {
    let mut letters = LetterBox::new(None, Counters::default(), 0);
    let told = receive(&mut letters, GUEST, letter(8, 1, "a"));
    let mut cleared = Vec::new();
    letters.receive_empty(GUEST, &mut cleared);
    letters.receive_empty(GUEST, &mut cleared);
    assert_eq!(cleared, [Command::Cleared(GUEST)]);
    assert_eq!(receive(&mut letters, GUEST, letter(7, 1, "old")), []);
    let again = receive(&mut letters, GUEST, letter(8, 1, "a"));
    assert_eq!(again, told[..1]);
    assert_eq!(receive(&mut letters, GUEST, letter(8, 1, "a")), []);
}
