//! Every message renders as the reference implementation of Fluent renders it.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::super::{Arg, KEYS, Localizer, RichText, SOURCES};
use crate::game::{Card, Color, Seat};
use crate::state::PlayerNames;

type Bundle = FluentBundle<FluentResource>;

/// The players that messages are tried with. The last one is a friend without a name.
const SEATS: [&str; 4] = ["you", "first", "second", "friend"];
const COLORS: [&str; 7] = [
    "red", "orange", "yellow", "green", "blue", "indigo", "violet",
];

/// The messages of a language. A bare placeholder of a name, card or colour becomes a call of its naming function.
fn messages(loc: Localizer) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![loc.language().tag().parse().expect("a tag")]);
    bundle.set_use_isolating(false);
    for &file in SOURCES[loc.language().index()] {
        let text = [
            ("NAME", ["who", "from", "rival"].as_slice()),
            ("CARD", &["card", "top", "other"]),
            ("COLOR", &["color", "rule"]),
        ]
        .into_iter()
        .fold(file.to_owned(), |text, (function, names)| {
            names.iter().fold(text, |text, name| {
                let plain = format!("{{ ${name} }}");
                text.replace(&plain, &format!("{{ {function}(${name}) }}"))
            })
        });
        let resource = FluentResource::try_new(text).expect("messages");
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The messages, with the naming functions; each function uses a bundle of its own.
fn bundle(loc: Localizer) -> Bundle {
    let mut bundle = messages(loc);
    for (name, key, argument) in [("NAME", "name", "who"), ("COLOR", "color", "color")] {
        let names = messages(loc);
        add(&mut bundle, name, move |thing, form| {
            let mut args = FluentArgs::new();
            args.set(argument, thing);
            said(&names, key, form, &args)
        });
    }
    let mut names = messages(loc);
    let colors = messages(loc);
    add(&mut names, "COLOR", move |color, form| {
        let mut args = FluentArgs::new();
        args.set("color", color);
        said(&colors, "color", form, &args)
    });
    add(&mut bundle, "CARD", move |card, form| {
        let card: Card = card.parse().expect("a card");
        let mut args = FluentArgs::new();
        args.set("color", COLORS[card.color().index()]);
        args.set("value", i64::from(card.value().get()));
        said(&names, "card", form, &args)
    });
    bundle
}

/// Adds a function that names something in a given form.
fn add<F>(bundle: &mut Bundle, name: &str, naming: F)
where
    F: Fn(String, &str) -> String + Send + Sync + 'static,
{
    bundle
        .add_function(name, move |given, named| {
            naming(text(given.first()), &text(named.get("case"))).into()
        })
        .expect("a function");
}

fn text(value: Option<&FluentValue<'_>>) -> String {
    match value {
        Some(FluentValue::String(text)) => text.to_string(),
        None => String::new(),
        Some(other) => panic!("{other:?}"),
    }
}

fn said(bundle: &Bundle, key: &str, form: &str, args: &FluentArgs<'_>) -> String {
    let message = bundle.get_message(key).expect(key);
    let pattern = match form {
        "" => message.value(),
        form => message.get_attribute(form).map(|form| form.value()),
    };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern.expect(form), Some(args), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    said.replace('\n', " ")
}

/// Numbers to try each message with: enough to cover all plural categories.
const COUNTS: std::ops::RangeInclusive<usize> = 0..=25;

#[test]
fn every_message_says_what_fluent_says() {
    for loc in Localizer::all() {
        let bundle = bundle(loc);
        let loc = loc.with_friends(PlayerNames::NONE, Seat::new(3));
        for &(half, number, key, names) in KEYS {
            for trial in COUNTS {
                let mut given = FluentArgs::new();
                let mut args = Vec::new();
                for (place, &name) in names.iter().enumerate() {
                    args.push(argument(name, trial + 5 * place, &mut given));
                }
                let own = RichText(loc.fill(half, number, &args)).plain(loc);
                let expected = said(&bundle, key, "", &given);
                let expected = expected.replace("<b>", "").replace("</b>", "");
                // Fluent doesn't begin a sentence with the capital of "Your friend".
                if given
                    .iter()
                    .any(|(_, value)| *value == FluentValue::from("friend"))
                {
                    assert_eq!(
                        own.to_lowercase(),
                        expected.to_lowercase(),
                        "{key} in {loc:?}"
                    );
                    continue;
                }
                assert_eq!(own, expected, "{key} in {loc:?}, {given:?}");
            }
        }
    }
    assert!(KEYS.len() > 200);
}

/// The value of a placeholder in a trial, for Fluent and for this crate.
fn argument(name: &'static str, trial: usize, given: &mut FluentArgs<'_>) -> Arg<'static> {
    match name {
        "who" | "from" | "rival" => {
            given.set(name, SEATS[trial % 4]);
            Arg::seat(Seat::new(trial % 4).expect("a seat"))
        }
        "card" | "top" | "other" => {
            let card = Card::ALL[trial % Card::ALL.len()];
            given.set(name, card.to_string());
            Arg::card(card)
        }
        "color" | "rule" => {
            given.set(name, COLORS[trial % 7]);
            Arg::color(Color::ALL[trial % 7])
        }
        "value" => {
            given.set(name, trial % 7 + 1);
            Arg::Number(trial % 7 + 1)
        }
        "count" | "points" | "round" | "turn" => {
            given.set(name, trial);
            Arg::Number(trial)
        }
        _ => {
            given.set(name, "xyz");
            Arg::Text("xyz")
        }
    }
}
