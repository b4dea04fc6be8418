//! Names and descriptions of cards, levels, players and settings.

use super::Localizer;
use crate::bots::Level;
use crate::game::{ActionKind, Card, CardSet, PlayerCount, Seat};
use crate::state::{CardStyle, Motion, Pace, PlayerKind, Theme};

impl Localizer {
    /// Name of a card: "Green 7".
    #[must_use]
    pub fn card_name(self, card: Card) -> String {
        self.card(card.color(), usize::from(card.value().get()))
    }

    /// A card as the letter of its colour and its number: "G7".
    #[must_use]
    pub fn card_letters(self, card: Card) -> String {
        self.card_short(card.color(), usize::from(card.value().get()))
    }

    /// The action of a card in a word; `None` for most cards.
    #[must_use]
    pub fn action(self, card: Card) -> Option<&'static str> {
        Some(match card.value().action()? {
            ActionKind::Take => self.action_take(),
            ActionKind::Draw => self.action_draw(),
            ActionKind::PlayAgain => self.action_play_again(),
            ActionKind::Move => self.action_move(),
        })
    }

    /// The publicly known cards in a hand: "among them Green 6 and Red 2".
    #[must_use]
    pub fn known_in_hand(self, cards: CardSet) -> String {
        self.seat_label_among(&self.listed(cards.iter()))
            .plain(self)
    }

    #[must_use]
    pub fn level(self, level: Level) -> &'static str {
        match level {
            Level::Novice => self.level_novice(),
            Level::Casual | Level::Casual2 => self.level_casual(),
            Level::Skilled | Level::Skilled2 => self.level_skilled(),
            Level::Master => self.level_master(),
        }
    }

    /// The letter on a player's avatar, and the next one that differs if a given name begins like another player's. The player
    /// addressed has none until they give a name: "You" is no name, and its letter would look like one.
    #[must_use]
    pub fn initial(self, seat: Seat) -> Option<String> {
        let named = self.addressing(None);
        let is_given = |seat| named.given_name(seat).is_some();
        if self.is_addressing(seat) && !is_given(seat) {
            return None;
        }
        let name = self.lettered(seat);
        let mut letters = name.chars();
        let first: String = letters.next().into_iter().collect();
        if !is_given(seat) {
            return Some(first);
        }
        let others = PlayerCount::FOUR.seats().filter(|&other| other != seat);
        let others = others.filter(|&other| is_given(other) || self.is_friend(other));
        // Lower case in general would bring tables of Unicode.
        let is_alike = |one: Option<char>, other: Option<char>| match (one, other) {
            (Some(one), Some(other)) => one.eq_ignore_ascii_case(&other),
            _ => one == other,
        };
        let mut others = others.map(|other| self.lettered(other));
        let Some(other) = others.find(|other| is_alike(other.chars().next(), name.chars().next()))
        else {
            return Some(first);
        };
        let mut others = other.chars().skip(1);
        let mut rest = letters.clone();
        let differs = rest.find(|&letter| !is_alike(Some(letter), others.next()));
        let second = differs.or_else(|| letters.next());
        Some(first.chars().chain(second).collect())
    }

    /// The name whose letters are on a player's avatar.
    fn lettered(self, seat: Seat) -> String {
        if self.is_friend(seat) {
            self.player_friend().to_owned()
        } else {
            self.addressing(None).name(seat)
        }
    }

    /// The other players of a game with friends: "with your friend, Umber".
    #[must_use]
    pub fn with_players(self, others: &[Seat]) -> String {
        // Only the first is named within a sentence, where "your friend" has no capital.
        let (friends, others): (Vec<Seat>, Vec<Seat>) =
            others.iter().partition(|&&seat| self.is_friend(seat));
        let names = friends.into_iter().chain(others).enumerate();
        let names = names.map(|(place, seat)| match place {
            0 => self.friends_with(seat),
            _ => self.name(seat),
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// Kind of player: a person, or the level of a bot.
    #[must_use]
    pub fn player(self, player: PlayerKind) -> &'static str {
        match player {
            PlayerKind::Human => self.player_person(),
            PlayerKind::Friend => self.player_friend(),
            PlayerKind::Bot(level) => self.level(level),
        }
    }

    /// Description of the play of the opponent in a seat, at a level.
    #[must_use]
    pub fn level_description(self, seat: Seat, level: Level) -> String {
        match level {
            Level::Novice => self.level_novice_description(seat),
            Level::Casual | Level::Casual2 => self.level_casual_description(seat),
            Level::Skilled | Level::Skilled2 => self.level_skilled_description(seat),
            Level::Master => self.level_master_description(seat),
        }
    }

    #[must_use]
    pub fn theme(self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => self.theme_system(),
            Theme::Light => self.theme_light(),
            Theme::Dark => self.theme_dark(),
        }
    }

    #[must_use]
    pub fn card_style(self, style: CardStyle) -> &'static str {
        match style {
            CardStyle::Paint => self.style_paint(),
            CardStyle::Classic => self.style_classic(),
            CardStyle::Print => self.style_print(),
        }
    }

    #[must_use]
    pub fn pace(self, pace: Pace) -> &'static str {
        match pace {
            Pace::Calm => self.pace_calm(),
            Pace::Brisk => self.pace_brisk(),
            Pace::Instant => self.pace_instant(),
            Pace::Steps => self.pace_steps(),
        }
    }

    #[must_use]
    pub fn pace_description(self, pace: Pace) -> &'static str {
        match pace {
            Pace::Calm => self.pace_calm_description(),
            Pace::Brisk => self.pace_brisk_description(),
            Pace::Instant => self.pace_instant_description(),
            Pace::Steps => self.pace_steps_description(),
        }
    }

    #[must_use]
    pub fn motion(self, motion: Motion) -> &'static str {
        match motion {
            Motion::System => self.motion_system(),
            Motion::Reduced => self.motion_reduced(),
            Motion::Off => self.motion_off(),
        }
    }

    #[must_use]
    pub fn motion_description(self, motion: Motion) -> &'static str {
        match motion {
            Motion::System => self.motion_system_description(),
            Motion::Reduced => self.motion_reduced_description(),
            Motion::Off => self.motion_off_description(),
        }
    }
}
