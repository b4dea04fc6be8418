//! What the player has chosen in one tab, beside what another has stored.

use serde_json::Value;

use crate::state::archive::{Recent, Statistics};
use crate::state::daily::Daily;
use crate::state::document::Document;
use crate::state::practice::PuzzleBook;
use crate::state::settings::Settings;

/// A document in which the player chooses something.
pub trait Choose {
    /// Takes over what was chosen in `own` since it was like `before`.
    fn choose(&mut self, own: &Self, before: &Self);
}

/// All of it was counted.
impl Choose for Statistics {
    fn choose(&mut self, _: &Self, _: &Self) {}
}

/// All of it was noted.
impl Choose for Daily {
    fn choose(&mut self, _: &Self, _: &Self) {}
}

/// All of it was noted.
impl Choose for Recent {
    fn choose(&mut self, _: &Self, _: &Self) {}
}

impl Choose for PuzzleBook {
    fn choose(&mut self, own: &Self, before: &Self) {
        if own.players != before.players {
            self.players = own.players;
        }
        if own.grade != before.grade {
            self.grade = own.grade;
        }
    }
}

/// Of each setting the last choice counts, and what was learned stays learned.
impl Choose for Settings {
    fn choose(&mut self, own: &Self, before: &Self) {
        if own == before {
            return;
        }
        let values = [&*self, own, before].map(|settings| serde_json::from_str(&settings.write()));
        let [Ok(mut new), Ok(own_value), Ok(before_value)] = values else {
            return;
        };
        let learned = self.learned.joined(own.learned.without(before.learned));
        choose(&mut new, &own_value, &before_value);
        if let Ok(chosen) = Self::read(&new.to_string()) {
            *self = Self { learned, ..chosen };
        }
    }
}

fn choose(new: &mut Value, own: &Value, before: &Value) {
    match (new, own, before) {
        (Value::Object(new), Value::Object(own), Value::Object(before)) => {
            for (name, own) in own {
                match (new.get_mut(name), before.get(name)) {
                    (Some(new), Some(before)) => choose(new, own, before),
                    (_, before) if before != Some(own) => {
                        new.insert(name.clone(), own.clone());
                    }
                    _ => {}
                }
            }
        }
        (Value::Array(new), Value::Array(own), Value::Array(before)) => {
            for ((new, own), before) in new.iter_mut().zip(own).zip(before) {
                choose(new, own, before);
            }
        }
        (new, own, before) if own != before => *new = own.clone(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::state::settings::{Learned, Pace, SettingsAction, Switch, Theme};

    fn learned(lesson: usize) -> Learned {
        let mut learned = Learned::default();
        learned.insert(lesson);
        learned
    }

    #[test]
    fn of_each_setting_the_last_choice_counts_and_what_was_learned_stays() {
        let before = Settings {
            has_sound: true,
            pace: Some(Pace::Calm),
            ..Settings::default()
        };
        let mut own = Settings {
            theme: Theme::Dark,
            has_sound: false,
            learned: learned(1),
            ..before
        };
        own.reduce(SettingsAction::Name(Seat::FIRST, "Ann".to_owned()));
        let mut stored = Settings {
            theme: Theme::Light,
            pace: Some(Pace::Instant),
            learned: learned(6),
            ..before
        };
        let second = Seat::new(1).expect("a seat");
        stored.reduce(SettingsAction::Name(second, "Bob".to_owned()));
        let large = Switch(|settings| &mut settings.has_large_cards);
        stored.reduce(SettingsAction::Switch(large, true));
        stored.choose(&own, &before);
        assert_eq!(
            (stored.theme, stored.pace),
            (Theme::Dark, Some(Pace::Instant))
        );
        assert!(!stored.has_sound && stored.has_large_cards);
        assert!(stored.learned.contains(1) && stored.learned.contains(6));
        assert_eq!(stored.names.of(Seat::FIRST), "Ann");
        assert_eq!(stored.names.of(second), "Bob");
    }

    #[test]
    fn what_was_not_chosen_before_can_be_chosen() {
        let before = Settings::default();
        let own = Settings {
            pace: Some(Pace::Steps),
            ..before
        };
        let mut stored = Settings {
            theme: Theme::Light,
            ..before
        };
        stored.choose(&own, &before);
        assert_eq!(
            (stored.theme, stored.pace),
            (Theme::Light, Some(Pace::Steps))
        );
        // What another tab has chosen meanwhile stays, if nothing was chosen here.
        let mut stored = own;
        let large = Settings {
            has_large_cards: true,
            ..before
        };
        stored.choose(&large, &before);
        assert_eq!(
            (stored.has_large_cards, stored.pace),
            (true, Some(Pace::Steps))
        );
    }
}
