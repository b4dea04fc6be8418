//! The list of stored data, an imported backup, and the confirmations before deleting.

use yew::prelude::*;

use super::statistics::STATISTICS;
use super::tree::Element;
use super::{keep_parts, rendered};
use crate::i18n::Localizer;
use crate::state::{Backup, BackupError, DocumentKind};
use crate::ui::sheets::{DataSheetState, DeleteTarget, all};

const GAME: &str = r#"{"version":1,"rules":"1.0ax","seats":"h3","seed":"red7game","turns":"","round":1,"staged":"","taken_back":0}"#;

/// A document of each kind, and an unreadable one.
pub fn bundle() -> Backup {
    let documents = [
        ("statistics", STATISTICS),
        ("game", GAME),
        (
            "daily",
            r#"{"version":1,"days":[{"day":"20261116","won":true,"turns":6,"points":null,"rules":"VYI"}]}"#,
        ),
        (
            "settings",
            r#"{"version":1,"theme":"dark","names":["Ann","Jan","",""]}"#,
        ),
        ("later", "what a later version keeps"),
        ("game.aside1", "}{ noise"),
    ];
    let owned = documents.map(|(name, text)| (name.to_owned(), text.to_owned()));
    owned.into_iter().collect()
}

#[derive(Clone, PartialEq, Properties)]
struct DataProps {
    loc: Localizer,
    here: Backup,
    step: DataSheetState,
}

#[component]
fn Data(props: &DataProps) -> Html {
    let step = use_state(|| props.step.clone());
    let with_sealed = use_state(bool::default);
    all(props.loc, &props.here, &step, &with_sealed)
}

/// The sheet in the state `step`, with these documents in the browser.
pub fn sheet(loc: Localizer, here: &Backup, step: DataSheetState) -> Element {
    let here = here.clone();
    rendered(move || html! { <Data {loc} here={here.clone()} step={step.clone()} /> })
}

fn english(here: &Backup, step: DataSheetState) -> Element {
    sheet(Localizer::ENGLISH, here, step)
}

/// Rows of the table, each as its cells.
fn rows(page: &Element) -> Vec<Vec<String>> {
    let row = |row: &Element| {
        let cells = row.elements().into_iter();
        let cells = cells.filter(|cell| ["th", "td"].contains(&cell.name.as_str()));
        cells.map(Element::text).collect()
    };
    page.only("tbody").all("tr").into_iter().map(row).collect()
}

#[test]
fn what_is_kept_is_listed() {
    let page = english(&bundle(), DataSheetState::Idle);
    keep_parts("data", &page, &["table", ".row", "section"]);
    assert!(rows(&page).contains(&vec!["Names".to_owned(), "Ann, Jan".to_owned()]));
}

#[test]
fn a_copy_is_shown_beside_what_is_here_before_it_is_taken() {
    let page = english(&Backup::default(), DataSheetState::Read(bundle()));
    let rows = rows(&page);
    let row = |name: &str| {
        let found = rows.iter().find(|row| row[0] == name);
        found.expect(name)[1..].join(" | ")
    };
    assert_eq!(
        page.all("th")
            .iter()
            .filter(|it| it.text() == "In the backup")
            .count(),
        1
    );
    assert_eq!(row("Rounds counted"), "none | 21");
    assert_eq!(row("Daily deal"), "none | 1");
    let game = "none | Rules v1.0, Advanced, with Actions, 2 players, 0 turns";
    assert!(row("Games").starts_with(game), "{}", row("Games"));
    keep_parts("data_of_a_copy", &page, &[".asks"]);
}

#[test]
fn nothing_is_deleted_without_a_question() {
    for (doomed, name) in [
        (DeleteTarget::Statistics, "data_delete_statistics"),
        (DeleteTarget::Everything, "data_delete_everything"),
        (
            DeleteTarget::Aside("game.aside1".to_owned()),
            "data_delete_aside",
        ),
    ] {
        let page = english(&bundle(), DataSheetState::Asks(doomed));
        keep_parts(name, &page, &[".asks"]);
        assert!(page.only(".asks").only("p").text().contains("for good?"));
    }
}

#[test]
fn a_file_that_is_no_whole_copy_is_refused_with_the_reason() {
    let damaged = BackupError::Damaged(DocumentKind::Game);
    for (error, says) in [
        (damaged, "damaged, so none of it was imported: Game"),
        (BackupError::Newer, "newer version"),
        (BackupError::Unreadable, "isn’t a backup"),
        (BackupError::Foreign, "wasn’t exported from this page"),
        (BackupError::TooLarge, "too large to be a backup"),
    ] {
        let page = english(&bundle(), DataSheetState::Refused(error));
        let told = page.only(".description").text();
        assert!(told.contains(says), "{told}");
        assert!(told.contains("Nothing has changed."), "{told}");
    }
}
