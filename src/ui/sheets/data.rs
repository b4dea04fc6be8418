//! All that is kept in the browser: what it is, copies of it, and how to be rid of it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::{self, BrowserStorageError, FileError};
use crate::state::{Backup, BackupError, Document, Statistics, kind_of};
use crate::ui::context::use_words;
use crate::ui::shell::today;
use crate::ui::store::backup;
use crate::ui::widgets::{Confirmation, icon, text_button, use_lost_focus};

/// What was done last, or is asked.
#[derive(Clone, PartialEq)]
pub enum DataSheetState {
    /// Nothing.
    Idle,
    /// A copy was saved, without the documents of these names.
    Saved(Vec<String>),
    /// A copy was read, and is shown before it is taken.
    Read(Backup),
    /// A copy is not taken.
    Refused(BackupError),
    /// The browser does not store it.
    NotStored(BrowserStorageError),
    /// What is to be deleted, if that is confirmed.
    Asks(DeleteTarget),
}

/// What can be deleted.
#[derive(Clone, PartialEq)]
pub enum DeleteTarget {
    /// Something that was set aside, by its name.
    Aside(String),
    /// All that was counted.
    Statistics,
    /// All.
    Everything,
}

/// What is kept, and what can be done with it.
#[component]
pub fn DataSheet() -> Html {
    let words = use_words();
    let step = use_state(|| DataSheetState::Idle);
    let with_sealed = use_state(bool::default);
    // The button that was pressed may be gone.
    let sheet = use_lost_focus((*step).clone());
    let Ok(here) = backup::all() else {
        return html! { <p>{ words.copy_blocked() }</p> };
    };
    html! {
        <div class="data" tabindex="-1" ref={sheet}>{ all(words, &here, &step, &with_sealed) }</div>
    }
}

/// What there is, and what can be done with it, after the last step. Sealed games go into a backup if that is wanted.
pub fn all(
    words: Localizer,
    here: &Backup,
    step: &UseStateHandle<DataSheetState>,
    with_sealed: &UseStateHandle<bool>,
) -> Html {
    html! {
        <>
            <p>{ words.data_say() }</p>
            { contents(words, here, step) }
            { copies(words, here, step, with_sealed) }
            <div class="says" role="status">{ outcome(words, step) }</div>
            { set_aside(words, here, step) }
            { deleting(words, here, step) }
        </>
    }
}

/// What there is, and beside it what is in a copy that was read.
fn contents(words: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let copy = match &**step {
        DataSheetState::Read(copy) => Some(words.contents(&copy.contents())),
        _ => None,
    };
    let rows = words.contents(&here.contents()).into_iter().enumerate();
    let rows = rows.filter_map(|(place, (what, there))| {
        let in_copy = copy.as_ref().map(|copy| &copy[place].1);
        let is_empty = there.is_empty() && in_copy.is_none_or(Vec::is_empty);
        (!is_empty).then(|| {
            html! {
                <tr>
                    <th scope="row">{ what }</th>
                    { cell(words, &there) }
                    { for in_copy.map(|lines| cell(words, lines)) }
                </tr>
            }
        })
    });
    html! {
        <table class="contents">
            <thead>
                <tr>
                    <th scope="col">{ words.data_what() }</th>
                    <th scope="col">{ words.data_here() }</th>
                    if copy.is_some() {
                        <th scope="col">{ words.data_in_copy() }</th>
                    }
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

fn cell(words: Localizer, lines: &[String]) -> Html {
    html! {
        <td>
            if lines.is_empty() {
                <span class="muted">{ words.data_none() }</span>
            }
            { for lines.iter().map(|line| html! { <div>{ line }</div> }) }
        </td>
    }
}

/// Whether to take a copy that was read.
fn taking(words: Localizer, copy: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let (taken, state) = (copy.clone(), step.clone());
    // What there is may have changed since it was shown.
    let take = Callback::from(move |_: MouseEvent| match backup::take(&taken) {
        Ok(()) => platform::reload(),
        Err(error) => state.set(DataSheetState::NotStored(error)),
    });
    let says = match copy.has_sealed() {
        true => format!("{} {}", words.data_take_says(), words.data_take_sealed()),
        false => words.data_take_says().to_owned(),
    };
    html! {
        <Confirmation
            text={says}
            leave={words.data_leave()}
            go={words.data_take()}
            is_loss={false}
            on_leave={set(step, DataSheetState::Idle)}
            on_go={take}
        />
    }
}

/// Saving and loading; or, if a copy was read, whether to take it.
fn copies(
    words: Localizer,
    here: &Backup,
    step: &UseStateHandle<DataSheetState>,
    with_sealed: &UseStateHandle<bool>,
) -> Html {
    if let DataSheetState::Read(copy) = &**step {
        return taking(words, copy, step);
    }
    let save = {
        let (step, with_sealed) = (step.clone(), **with_sealed);
        move |_: MouseEvent| {
            let (year, month, day) = today().parts();
            let name = format!("red7-{year:04}-{month:02}-{day:02}.json");
            let wanted = |here: Backup| match with_sealed {
                true => here,
                false => here.without_sealed(),
            };
            step.set(match backup::all().map(|here| wanted(here).to_file()) {
                Ok(Ok(file)) if platform::download(&name, "application/json", &file.text) => {
                    DataSheetState::Saved(file.left_out)
                }
                Ok(Ok(_)) => DataSheetState::Idle,
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
                    <label for="with-sealed">{ words.data_sealed() }</label>
                    <input id="with-sealed" type="checkbox" role="switch" checked={**with_sealed} aria-describedby="with-sealed-says" onchange={want} />
                    <small id="with-sealed-says">{ words.data_sealed_says() }</small>
                </div>
            }
            <div class="row">
                { text_button(None, words.data_save(), Callback::from(save)) }
                <label class="btn">
                    <input class="sr" type="file" accept=".json,application/json" onchange={load} />
                    { words.data_load() }
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

/// How it went.
fn outcome(words: Localizer, step: &DataSheetState) -> Html {
    let fault = match step {
        DataSheetState::Idle | DataSheetState::Read(_) | DataSheetState::Asks(_) => {
            return Html::default();
        }
        DataSheetState::Saved(left_out) => return saved(words, left_out),
        DataSheetState::Refused(error) => words.copy_fault(*error),
        DataSheetState::NotStored(error) => {
            let why = match error {
                BrowserStorageError::Blocked => words.copy_blocked(),
                BrowserStorageError::Full => words.copy_full(),
            };
            format!("{why} {}", words.copy_kept())
        }
    };
    html! { <p class="error">{ icon("warn") }<span>{ fault }</span></p> }
}

/// That a copy was saved, and what is not in it.
fn saved(words: Localizer, left_out: &[String]) -> Html {
    html! {
        <>
            <p>{ words.data_saved() }</p>
            if !left_out.is_empty() {
                <p class="error">{ icon("warn") }<span>{ words.left_out(left_out) }</span></p>
            }
        </>
    }
}

/// What could not be read, to be saved or deleted.
fn set_aside(words: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let mut asides = here.asides().peekable();
    if asides.peek().is_none() {
        return Html::default();
    }
    let row = |(number, (name, text)): (usize, (&str, &str))| {
        let title = words.aside_number(number, words.document(kind_of(name)));
        let doomed = DeleteTarget::Aside(name.to_owned());
        let save = {
            let (file, text) = (format!("red7-{name}.txt"), text.to_owned());
            move |_: MouseEvent| {
                platform::download(&file, "text/plain", &text);
            }
        };
        let is_asked = **step == DataSheetState::Asks(doomed.clone());
        html! {
            <li key={name.to_owned()}>
                if is_asked {
                    { ask(words, words.aside_ask(&title).into(), doomed, step) }
                } else {
                    <div class="row">
                        { text_button(None, words.aside_save(&title), Callback::from(save)) }
                        { text_button(None, words.aside_delete(&title), set(step, DataSheetState::Asks(doomed))) }
                    </div>
                }
            </li>
        }
    };
    html! {
        <section>
            <h3>{ words.aside_title() }</h3>
            <p class="muted">{ words.aside_say() }</p>
            <ul>{ for (1..).zip(asides).map(row) }</ul>
        </section>
    }
}

/// Deleting what was counted, or all.
fn deleting(words: Localizer, here: &Backup, step: &UseStateHandle<DataSheetState>) -> Html {
    let has_statistics = here.documents().any(|(name, _)| name == Statistics::NAME);
    if here.documents().next().is_none() {
        return Html::default();
    }
    let asked = match &**step {
        DataSheetState::Asks(doomed @ DeleteTarget::Statistics) => {
            Some((words.delete_statistics_ask(), doomed))
        }
        DataSheetState::Asks(doomed @ DeleteTarget::Everything) => {
            Some((words.delete_all_ask(), doomed))
        }
        _ => None,
    };
    let way = |text: &'static str, doomed| {
        text_button(None, text, set(step, DataSheetState::Asks(doomed)))
    };
    html! {
        <section>
            <h3>{ words.delete_title() }</h3>
            if let Some((question, doomed)) = asked {
                { ask(words, question.into(), doomed.clone(), step) }
            } else {
                <div class="row">
                    if has_statistics {
                        { way(words.delete_statistics(), DeleteTarget::Statistics) }
                    }
                    { way(words.delete_all(), DeleteTarget::Everything) }
                </div>
            }
        </section>
    }
}

/// A question before something is deleted.
fn ask(
    words: Localizer,
    text: AttrValue,
    doomed: DeleteTarget,
    step: &UseStateHandle<DataSheetState>,
) -> Html {
    let state = step.clone();
    let delete = Callback::from(move |_: MouseEvent| match delete(&doomed) {
        Ok(()) if matches!(doomed, DeleteTarget::Aside(_)) => state.set(DataSheetState::Idle),
        Ok(()) => platform::reload(),
        Err(error) => state.set(DataSheetState::NotStored(error)),
    });
    html! {
        <Confirmation
            {text}
            leave={words.delete_keep()}
            go={words.delete_go()}
            is_loss={true}
            on_leave={set(step, DataSheetState::Idle)}
            on_go={delete}
        />
    }
}

fn delete(doomed: &DeleteTarget) -> Result<(), BrowserStorageError> {
    match doomed {
        DeleteTarget::Aside(name) => backup::delete(name),
        DeleteTarget::Statistics => backup::delete(Statistics::NAME),
        DeleteTarget::Everything => backup::delete_all(),
    }
}

fn set(state: &UseStateHandle<DataSheetState>, step: DataSheetState) -> Callback<MouseEvent> {
    let state = state.clone();
    Callback::from(move |_: MouseEvent| state.set(step.clone()))
}
