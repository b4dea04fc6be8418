//! Events in any order, and bytes of any kind.

use red7::game::GameRng;
use red7::live::{Call, Command, LiveService};

use super::mqtt::{self, ClientPacket, Message};

/// Most bytes that a reply to some small event can have. Four letters of the greatest size take less.
const LARGEST_REPLY: usize = 150_000;

fn event(rng: &mut GameRng, topics: &[String]) -> String {
    let chair = rng.below(5);
    let claim = format!("{:016x}", rng.below(3));
    match rng.below(16) {
        0 => format!(
            "begin 0 {:032x} {} {chair} {claim} 0,0,0,0 {:064x}{}",
            rng.below(2),
            2 + rng.below(3),
            rng.below(1_000),
            " ws://a/".repeat(rng.below(3))
        ),
        1..4 => "opened 0".to_owned(),
        4 => "closed 0".to_owned(),
        5 => "wake 0".to_owned(),
        6 => format!("sit 0 {chair} {claim}"),
        7 => format!("seat 0 {chair} {claim}"),
        8 => format!("say 0 {}", "a".repeat(rng.below(12_002))),
        9 => format!("sign 0 {}", rng.below(7)),
        10 => "clear 0".to_owned(),
        11 if rng.below(10) == 0 => "leave 0".to_owned(),
        11 => "tick 0".to_owned(),
        _ => {
            let mut bytes = match rng.below(5) {
                0..2 => mqtt::CONNACK.to_vec(),
                2 => mqtt::PONG.to_vec(),
                3 if !topics.is_empty() => mqtt::publish(&Message {
                    topic: topics[rng.below(topics.len())].clone(),
                    payload: vec![0; rng.below(200)],
                    is_retained: true,
                }),
                _ => (0..rng.below(60)).map(|_| rng.below(256) as u8).collect(),
            };
            if rng.below(8) == 0 {
                bytes.truncate(rng.below(bytes.len() + 1));
            }
            let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("bytes 0 {digits}")
        }
    }
}

/// Nothing panics, and no reply is larger than it must be.
#[test]
fn anything_can_come_at_any_time() {
    for number in 0..60 {
        let mut rng = GameRng::new(number);
        let mut service = LiveService::default();
        let mut now = 0;
        let mut sent: Vec<Message> = Vec::new();
        let mut echoes = Vec::new();
        for _ in 0..400 {
            now += rng.below(6_000) as u64;
            let topics: Vec<String> = sent.iter().map(|message| message.topic.clone()).collect();
            let text = match echoes.pop() {
                Some(bytes) => bytes,
                None => event(&mut rng, &topics),
            };
            let text = text.replacen(" 0", &format!(" {now}"), 1);
            let Some(reply) = service.reply(&text) else {
                assert!(text.parse::<Call>().is_err() || sent.is_empty());
                continue;
            };
            assert!(reply.len() < LARGEST_REPLY, "{}", reply.len());
            for line in reply.lines() {
                let Command::Send(bytes) = line.parse().expect(line) else {
                    continue;
                };
                for packet in mqtt::parse(&bytes) {
                    if let ClientPacket::Publish(message) = packet {
                        let digits: String = mqtt::publish(&message)
                            .iter()
                            .map(|byte| format!("{byte:02x}"))
                            .collect();
                        if rng.below(4) > 0 {
                            echoes.insert(0, format!("bytes 0 {digits}"));
                        }
                        sent.push(message);
                    }
                }
            }
            echoes.truncate(8);
            sent.truncate(50);
        }
    }
}
