//! The data stored in the browser: its contents, backups, and deletion.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::{self, BrowserStorageError, FileError};
use crate::state::{Backup, BackupError, Document, Rating, Statistics, kind_of};
use crate::ui::context::use_localizer;
use crate::ui::shell::now;
use crate::ui::store::backup;
use crate::ui::widgets::{Confirmation, file_name, icon, text_button, use_lost_focus};

/// Result of the last step, or the question to answer.
#[derive(Clone, PartialEq)]
pub enum DataSheetState {
    Idle,
    /// A backup was saved, without the documents of these names.
    Saved(Vec<String>),
    /// The browser did not save a file.
    NotSaved,
    /// A backup was read, and is shown before it is imported.
    Read(Backup),
    /// A backup can't be imported or saved.
    Refused(BackupError),
    /// The browser could not store the data.
    NotStored(BrowserStorageError),
    /// Asks before deleting.
    Asks(DeleteTarget),
}

#[derive(Clone, PartialEq)]
pub enum DeleteTarget {
    /// A quarantined document, by its name.
    Aside(String),
    Statistics,
    Everything,
}

/// The sheet of stored data, with its actions.
#[component]
pub fn DataSheet() -> Html {
    let loc = use_localizer();
    let step = use_state(|| DataSheetState::Idle);
    let with_sealed = use_state(bool::default);
    // The focused button may be gone.
    let sheet = use_lost_focus((*step).clone());
    let Ok(here) = backup::all() else {
        return html! { <p>{ loc.copy_blocked() }</p> };
    };
    html! {
        <div class="data" tabindex="-1" ref={sheet}>{ all(loc, &here, &step, &with_sealed) }</div>
    }
}

/// The content of the sheet after the last step. Backups include sealed games only on request.
pub fn all(
    loc: Localizer,
    here: &Backup,
    step: &UseStateHandle<DataSheetState>,
    with_sealed: &UseStateHandle<bool>,
) -> Html {
    html! {
        <>
            <p>{ loc.data_description() }</p>
            { contents(loc, here, step) }
            { copies(loc, here, step, with_sealed) }
            <div class="description" aria-live="polite">{ outcome(loc, step) }</div>
            { set_aside(loc, here, step) }
            { deleting(loc, here, step) }
        </>
    }
}

/// The contents of the storage, and of a backup beside them if one was read.
fn contents(loc: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let copy = match &**step {
        DataSheetState::Read(copy) => Some(loc.contents(&copy.contents())),
        _ => None,
    };
    let rows = loc.contents(&here.contents()).into_iter().enumerate();
    let rows = rows.filter_map(|(place, (what, there))| {
        let in_copy = copy.as_ref().map(|copy| &copy[place].1);
        let is_empty = there.is_empty() && in_copy.is_none_or(Vec::is_empty);
        (!is_empty).then(|| {
            html! {
                <tr>
                    <th scope="row">{ what }</th>
                    { cell(loc, &there) }
                    { for in_copy.map(|lines| cell(loc, lines)) }
                </tr>
            }
        })
    });
    html! {
        <table class="contents">
            <thead>
                <tr>
                    <th scope="col">{ loc.data_what() }</th>
                    <th scope="col">{ loc.data_here() }</th>
                    if copy.is_some() {
                        <th scope="col">{ loc.data_in_copy() }</th>
                    }
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

fn cell(loc: Localizer, lines: &[String]) -> Html {
    html! {
        <td>
            if lines.is_empty() {
                <span class="muted">{ loc.data_none() }</span>
            }
            { for lines.iter().map(|line| html! { <div>{ line }</div> }) }
        </td>
    }
}

/// Asks whether to import a backup that was read.
fn taking(loc: Localizer, copy: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let (taken, state) = (copy.clone(), step.clone());
    // `take` reads the storage again, because it may have changed since it was shown.
    let take = Callback::from(move |_: MouseEvent| match backup::take(&taken) {
        Ok(()) => platform::restart(),
        Err(error) => state.set(DataSheetState::NotStored(error)),
    });
    let says = if copy.has_sealed() {
        loc.sentences(&[loc.data_take_description(), loc.data_take_sealed()])
    } else {
        loc.data_take_description().to_owned()
    };
    html! {
        <Confirmation
            text={says}
            leave={loc.data_leave()}
            go={loc.data_take()}
            is_loss={false}
            on_leave={set(step, DataSheetState::Idle)}
            on_go={take}
        />
    }
}

/// Buttons to export and import; or the confirmation, if a backup was read.
fn copies(
    loc: Localizer,
    here: &Backup,
    step: &UseStateHandle<DataSheetState>,
    with_sealed: &UseStateHandle<bool>,
) -> Html {
    if let DataSheetState::Read(copy) = &**step {
        return taking(loc, copy, step);
    }
    let save = {
        let (step, with_sealed) = (step.clone(), **with_sealed);
        move |_: MouseEvent| {
            let name = format!("{}.json", file_name("backup", now().day()));
            let wanted = |here: Backup| {
                if with_sealed {
                    here
                } else {
                    here.without_sealed()
                }
            };
            step.set(match backup::all().map(|here| wanted(here).to_file()) {
                Ok(Ok(file)) if platform::download(&name, "application/json", &file.text) => {
                    DataSheetState::Saved(file.left_out)
                }
                Ok(Ok(_)) => DataSheetState::NotSaved,
                Ok(Err(error)) => DataSheetState::Refused(error),
                Err(error) => DataSheetState::NotStored(error),
            });
        }
    };
    let load = {
        let step = step.clone();
        move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let step = step.clone();
            platform::read_file(&field, Backup::MOST_BYTES, move |text| {
                step.set(
                    match text.map_err(unread).and_then(|text| Backup::read(&text)) {
                        Ok(copy) => DataSheetState::Read(copy),
                        Err(error) => DataSheetState::Refused(error),
                    },
                );
            });
        }
    };
    let want = {
        let with_sealed = with_sealed.clone();
        move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            with_sealed.set(input.checked());
        }
    };
    html! {
        <>
            if here.has_sealed() {
                <div class="switch">
                    <label for="with-sealed">{ loc.data_sealed() }</label>
                    <input id="with-sealed" type="checkbox" role="switch" checked={**with_sealed} aria-describedby="with-sealed-says" onchange={want} />
                    <small id="with-sealed-says">{ loc.data_sealed_description() }</small>
                </div>
            }
            <div class="row">
                { text_button(None, loc.data_save(), Callback::from(save)) }
                <label class="btn">
                    <input class="sr" type="file" accept=".json,application/json" onchange={load} />
                    { loc.data_load() }
                </label>
            </div>
        </>
    }
}

const fn unread(error: FileError) -> BackupError {
    match error {
        FileError::TooLarge => BackupError::TooLarge,
        FileError::Unreadable => BackupError::Unreadable,
    }
}

/// Result of the last step.
fn outcome(loc: Localizer, step: &DataSheetState) -> Html {
    let fault = match step {
        DataSheetState::Idle | DataSheetState::Read(_) | DataSheetState::Asks(_) => {
            return Html::default();
        }
        DataSheetState::Saved(left_out) => return saved(loc, left_out),
        DataSheetState::NotSaved => loc.data_not_saved().to_owned(),
        DataSheetState::Refused(error) => loc.copy_fault(*error),
        DataSheetState::NotStored(error) => {
            let why = match error {
                BrowserStorageError::Blocked => loc.copy_blocked(),
                BrowserStorageError::Full => loc.copy_full(),
            };
            loc.sentences(&[why, loc.copy_kept()])
        }
    };
    problem(fault)
}

/// A message, which replaces an earlier one as a whole.
fn problem(text: String) -> Html {
    html! { <p key={text.as_str()} class="error">{ icon("warn") }<span>{ &text }</span></p> }
}

/// Note that a backup was saved, with the documents it doesn't contain.
fn saved(loc: Localizer, left_out: &[String]) -> Html {
    html! {
        <>
            <p>{ loc.data_saved() }</p>
            if !left_out.is_empty() {
                { problem(loc.left_out(left_out)) }
            }
        </>
    }
}

/// The quarantined documents, each with buttons to download and to delete it.
fn set_aside(loc: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let mut asides = here.asides().peekable();
    if asides.peek().is_none() {
        return Html::default();
    }
    let row = |(number, (name, text)): (usize, (&str, &str))| {
        let title = loc.aside_number(number, loc.document(kind_of(name)));
        let doomed = DeleteTarget::Aside(name.to_owned());
        let save = {
            let (name, text) = (name.to_owned(), text.to_owned());
            let step = step.clone();
            move |_: MouseEvent| {
                let file = format!("{}.txt", file_name(&name, now().day()));
                let is_saved = platform::download(&file, "text/plain", &text);
                step.set(if is_saved {
                    DataSheetState::Idle
                } else {
                    DataSheetState::NotSaved
                });
            }
        };
        let is_asked = **step == DataSheetState::Asks(doomed.clone());
        html! {
            <li key={name.to_owned()}>
                if is_asked {
                    { ask(loc, loc.aside_ask(&title).into(), doomed, step) }
                } else {
                    <div class="row">
                        { text_button(None, loc.aside_save(&title), Callback::from(save)) }
                        { text_button(None, loc.aside_delete(&title), set(step, DataSheetState::Asks(doomed))) }
                    </div>
                }
            </li>
        }
    };
    html! {
        <section>
            <h3>{ loc.aside_title() }</h3>
            <p class="muted">{ loc.aside_description() }</p>
            <ul>{ for (1..).zip(asides).map(row) }</ul>
        </section>
    }
}

/// Deletion of the statistics, or of everything.
fn deleting(loc: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let has_statistics = here
        .documents()
        .any(|(name, _)| [Statistics::NAME, Rating::NAME].contains(&name));
    if here.documents().next().is_none() {
        return Html::default();
    }
    let asked = match &**step {
        DataSheetState::Asks(doomed @ DeleteTarget::Statistics) => {
            Some((loc.delete_statistics_ask(), doomed))
        }
        DataSheetState::Asks(doomed @ DeleteTarget::Everything) => {
            Some((loc.delete_all_ask(), doomed))
        }
        _ => None,
    };
    let way = |text: &'static str, doomed| {
        text_button(None, text, set(step, DataSheetState::Asks(doomed)))
    };
    html! {
        <section>
            <h3>{ loc.delete_title() }</h3>
            if let Some((question, doomed)) = asked {
                { ask(loc, question.into(), doomed.clone(), step) }
            } else {
                <div class="row">
                    if has_statistics {
                        { way(loc.delete_statistics(), DeleteTarget::Statistics) }
                    }
                    { way(loc.delete_all(), DeleteTarget::Everything) }
                </div>
            }
        </section>
    }
}

/// Confirmation before a deletion.
fn ask(
    loc: Localizer,
    text: AttrValue,
    doomed: DeleteTarget,
    step: &UseStateHandle<DataSheetState>,
) -> Html {
    let state = step.clone();
    let delete = Callback::from(move |_: MouseEvent| match delete(&doomed) {
        Ok(()) if matches!(doomed, DeleteTarget::Aside(_)) => state.set(DataSheetState::Idle),
        Ok(()) => platform::restart(),
        Err(error) => state.set(DataSheetState::NotStored(error)),
    });
    html! {
        <Confirmation
            {text}
            leave={loc.delete_keep()}
            go={loc.delete_go()}
            is_loss={true}
            on_leave={set(step, DataSheetState::Idle)}
            on_go={delete}
        />
    }
}

fn delete(doomed: &DeleteTarget) -> Result<(), BrowserStorageError> {
    match doomed {
        DeleteTarget::Aside(name) => backup::delete(&[name.as_str()]),
        DeleteTarget::Statistics => backup::delete(&[Statistics::NAME, Rating::NAME]),
        DeleteTarget::Everything => backup::delete_all(),
    }
}

fn set(state: &UseStateHandle<DataSheetState>, step: DataSheetState) -> Callback<MouseEvent> {
    let state = state.clone();
    Callback::from(move |_: MouseEvent| state.set(step.clone()))
}
