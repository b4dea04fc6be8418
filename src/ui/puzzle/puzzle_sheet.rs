//! The sheet of puzzles: the modes, and the player's progress.

use yew::prelude::*;

use super::on_new_puzzle;
use super::rush::on_rush;
use crate::game::PlayerCount;
use crate::i18n::Localizer;
use crate::puzzle::Grade;
use crate::state::{Action, Day, PuzzleAction, PuzzleProgress};
use crate::ui::context::on_click;
use crate::ui::widgets::{RadioGroup, text_button, tile};

/// The daily puzzle, a rush, and practice puzzles of a chosen kind.
pub fn puzzles(
    loc: Localizer,
    progress: &PuzzleProgress,
    today: Day,
    dispatch: &Callback<Action>,
) -> Html {
    let of_day = match progress.of_day(today) {
        None => loc.puzzle_day_description(),
        Some(true) => loc.puzzle_day_solved(),
        Some(false) => loc.puzzle_day_missed(),
    };
    let rush = match progress.best_rush {
        0 => loc.puzzle_rush_description().to_owned(),
        best => format!(
            "{} · {}",
            loc.puzzle_rush_description(),
            loc.puzzle_rush_best(best as usize)
        ),
    };
    let players = PlayerCount::ALL.map(|players| {
        let action = Action::Puzzle(PuzzleAction::Players(players));
        let text = AttrValue::from(players.to_string());
        (text, players == progress.players, action)
    });
    let grades = Grade::ALL.map(|grade| {
        let action = Action::Puzzle(PuzzleAction::Grade(grade));
        let text = AttrValue::from(loc.grade(grade));
        (text, grade == progress.grade, action)
    });
    let grade_says = loc.grade_description(progress.grade);
    let is_solved = progress.of_day(today) == Some(true);
    html! {
        <div class="puzzles">
            { tile(loc.puzzle_day(), of_day, if is_solved { "check" } else { "puzzle" }, on_click(dispatch, Action::Puzzle(PuzzleAction::OfDay))) }
            { tile(loc.puzzle_rush(), &rush, "play", on_rush(dispatch)) }
            { RadioGroup::new("puzzle-players", loc.puzzle_players(), dispatch).among(players) }
            { RadioGroup::new("puzzle-grade", loc.puzzle_grade(), dispatch).with_description(grade_says).among(grades) }
            { text_button(Some("primary"), loc.puzzle_new(), on_new_puzzle(dispatch)) }
            if progress.tried > 0 {
                <p>{ loc.puzzles_so_far(progress) }</p>
                <p class="muted">{ loc.puzzles_rating_description() }</p>
            }
        </div>
    }
}
