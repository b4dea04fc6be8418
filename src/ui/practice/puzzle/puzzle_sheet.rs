//! The sheet of puzzles: which there are, and how one stands with them.

use yew::prelude::*;

use super::on_new_puzzle;
use super::rush::on_rush;
use crate::game::PlayerCount;
use crate::i18n::Localizer;
use crate::puzzle::Grade;
use crate::state::{Action, Day, PuzzleAction, PuzzleProgress};
use crate::ui::context::on_click;
use crate::ui::widgets::{RadioGroup, text_button, tile};

/// The puzzle of the day, a rush, and puzzles without end of a kind that one chooses.
pub fn puzzles(
    words: Localizer,
    book: &PuzzleProgress,
    today: Day,
    dispatch: &Callback<Action>,
) -> Html {
    let of_day = match book.of_day(today) {
        None => words.puzzle_day_says(),
        Some(true) => words.puzzle_day_solved(),
        Some(false) => words.puzzle_day_missed(),
    };
    let rush = match book.best_rush {
        0 => words.puzzle_rush_says().to_owned(),
        best => format!(
            "{} · {}",
            words.puzzle_rush_says(),
            words.puzzle_rush_best(best as usize)
        ),
    };
    let players = PlayerCount::ALL.map(|players| {
        let action = Action::Puzzle(PuzzleAction::Players(players));
        let text = AttrValue::from(players.to_string());
        (text, players == book.players, action)
    });
    let grades = Grade::ALL.map(|grade| {
        let action = Action::Puzzle(PuzzleAction::Grade(grade));
        let text = AttrValue::from(words.grade(grade));
        (text, grade == book.grade, action)
    });
    let grade_says = words.grade_description(book.grade);
    let is_solved = book.of_day(today) == Some(true);
    html! {
        <div class="puzzles">
            { tile(words.puzzle_day(), of_day, if is_solved { "check" } else { "puzzle" }, on_click(dispatch, Action::Puzzle(PuzzleAction::OfDay))) }
            { tile(words.puzzle_rush(), &rush, "play", on_rush(dispatch)) }
            { RadioGroup::new("puzzle-players", words.puzzle_players(), dispatch).among(players) }
            { RadioGroup::new("puzzle-grade", words.puzzle_grade(), dispatch).with_description(grade_says).among(grades) }
            { text_button(Some("go"), words.puzzle_new(), on_new_puzzle(dispatch)) }
            if book.tried > 0 {
                <p>{ words.puzzles_so_far(book) }</p>
                <p class="muted">{ words.puzzles_rating_says() }</p>
            }
        </div>
    }
}
