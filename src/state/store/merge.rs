//! Three-way merges: the player's choices in one tab, on top of what another tab has stored.

use serde_json::Value;

use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::document::Document;
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// A document in which the player may make choices.
pub trait Merge {
    /// Applies the differences of `own` from `base`, the choices made in this tab. `base` is the common ancestor of
    /// `own` and `self`.
    fn merge(&mut self, own: &Self, base: &Self);
}

/// Has no choices, only counts.
impl Merge for Statistics {
    fn merge(&mut self, _: &Self, _: &Self) {}
}

/// Has no choices, only results.
impl Merge for DailyResults {
    fn merge(&mut self, _: &Self, _: &Self) {}
}

/// Has no choices, only finished games.
impl Merge for RecentGames {
    fn merge(&mut self, _: &Self, _: &Self) {}
}

impl Merge for PuzzleProgress {
    fn merge(&mut self, own: &Self, base: &Self) {
        if own.players != base.players {
            self.players = own.players;
        }
        if own.grade != base.grade {
            self.grade = own.grade;
        }
    }
}

/// The last choice counts for each setting, and learned lessons stay learned.
impl Merge for Settings {
    fn merge(&mut self, own: &Self, base: &Self) {
        if own == base {
            return;
        }
        let values = [&*self, own, base].map(|settings| serde_json::from_str(&settings.write()));
        let [Ok(mut new), Ok(own_value), Ok(base_value)] = values else {
            return;
        };
        let learned = self.learned.joined(own.learned.without(base.learned));
        merge(&mut new, &own_value, &base_value);
        if let Ok(chosen) = Self::read(&new.to_string()) {
            *self = Self { learned, ..chosen };
        }
    }
}

fn merge(new: &mut Value, own: &Value, base: &Value) {
    match (new, own, base) {
        (Value::Object(new), Value::Object(own), Value::Object(base)) => {
            for (name, own) in own {
                match (new.get_mut(name), base.get(name)) {
                    (Some(new), Some(base)) => merge(new, own, base),
                    (_, base) if base != Some(own) => {
                        new.insert(name.clone(), own.clone());
                    }
                    _ => {}
                }
            }
        }
        (Value::Array(new), Value::Array(own), Value::Array(base)) => {
            for ((new, own), base) in new.iter_mut().zip(own).zip(base) {
                merge(new, own, base);
            }
        }
        (new, own, base) if own != base => *new = own.clone(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::state::settings::{BoolSetting, CompletedLessons, Pace, SettingsAction, Theme};

    fn learned(lesson: usize) -> CompletedLessons {
        let mut learned = CompletedLessons::default();
        learned.insert(lesson);
        learned
    }

    #[test]
    fn of_each_setting_the_last_choice_counts_and_what_was_learned_stays() {
        let base = Settings {
            has_sound: true,
            pace: Some(Pace::Calm),
            ..Settings::default()
        };
        let mut own = Settings {
            theme: Theme::Dark,
            has_sound: false,
            learned: learned(1),
            ..base
        };
        own.reduce(SettingsAction::Name(Seat::FIRST, "Ann".to_owned()));
        let mut stored = Settings {
            theme: Theme::Light,
            pace: Some(Pace::Instant),
            learned: learned(6),
            ..base
        };
        let second = Seat::new(1).expect("a seat");
        stored.reduce(SettingsAction::Name(second, "Bob".to_owned()));
        let large = BoolSetting::LargeCards;
        stored.reduce(SettingsAction::Switch(large, true));
        stored.merge(&own, &base);
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
    fn what_was_not_chosen_at_first_can_be_chosen() {
        let base = Settings::default();
        let own = Settings {
            pace: Some(Pace::Steps),
            ..base
        };
        let mut stored = Settings {
            theme: Theme::Light,
            ..base
        };
        stored.merge(&own, &base);
        assert_eq!(
            (stored.theme, stored.pace),
            (Theme::Light, Some(Pace::Steps))
        );
        // A choice of another tab stays if none was made here.
        let mut stored = own;
        let large = Settings {
            has_large_cards: true,
            ..base
        };
        stored.merge(&large, &base);
        assert_eq!(
            (stored.has_large_cards, stored.pace),
            (true, Some(Pace::Steps))
        );
    }
}
