//! The result of a day for others: as a picture, and as a text.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform;
use crate::state::{Day, GameResult, Link, SHARE_CARD_SIZE};
use crate::ui::context::use_localizer;
use crate::ui::widgets::{DeviceCapabilities, ShareButtons, Shareable, icon, use_copy};

/// What [`Sharing`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareResultProps {
    /// The day.
    pub day: Day,
    /// What came of it.
    pub result: GameResult,
    /// How many days in a row were played up to it.
    pub streak: usize,
    /// The device.
    pub device: DeviceCapabilities,
}

/// The picture and the text, with the ways to give them on.
#[component]
pub fn ShareResult(props: &ShareResultProps) -> Html {
    let loc = use_localizer();
    let (day, result) = (props.day, &props.result);
    let has_letters = use_state(|| false);
    let card = loc.share_card(day, result, props.streak).draw();
    let text = text(loc, day, result, props.streak, *has_letters, &props.device);
    let onchange = {
        let has_letters = has_letters.clone();
        move |_: Event| has_letters.set(!*has_letters)
    };
    html! {
        <section class="box share" aria-labelledby="sharing">
            <h2 id="sharing">{ loc.daily_share() }</h2>
            <div class="picture" role="img" aria-label={loc.daily_picture()}>
                { Html::from_html_unchecked(card.clone().into()) }
            </div>
            <PictureButtons {day} {card} can_share={props.device.can_share} />
            <div class="head">
                <h3>{ loc.daily_as_text() }</h3>
                <label class="check">
                    <input type="checkbox" checked={*has_letters} {onchange} />
                    <span>{ loc.daily_letters() }</span>
                </label>
            </div>
            <pre class="result" tabindex="0">{ &text }</pre>
            <ShareButtons content={Shareable::Text(text.into())} can_share={props.device.can_share} />
        </section>
    }
}

/// What [`PictureButtons`] gives.
#[derive(Clone, PartialEq, Properties)]
struct PictureButtonsProps {
    day: Day,
    /// The picture as SVG.
    card: String,
    can_share: bool,
}

/// Makes a file of a drawing, under a name, and says whether there is one.
type Make = fn(&str, &str, Box<dyn FnOnce(bool)>);

#[component]
fn PictureButtons(props: &PictureButtonsProps) -> Html {
    let loc = use_localizer();
    let has_failed = use_state_eq(|| false);
    let name = format!("red7-{}", props.day);
    let with = |make: Make| {
        let (name, card, has_failed) = (name.clone(), props.card.clone(), has_failed.clone());
        move |_: MouseEvent| {
            let has_failed = has_failed.clone();
            make(
                &name,
                &file(&card),
                Box::new(move |is_done| has_failed.set(!is_done)),
            );
        }
    };
    let send = with(platform::share_png);
    let save = with(platform::save_png);
    html! {
        <>
            <div class="row">
                if props.can_share {
                    <button type="button" class="btn" onclick={send}>
                        { icon("share") }
                        { loc.daily_send_picture() }
                    </button>
                }
                <button type="button" class="btn" onclick={save}>
                    { icon("save") }
                    { loc.daily_save_picture() }
                </button>
            </div>
            <p class="muted" role="status">
                if *has_failed {
                    { loc.daily_picture_failed() }
                }
            </p>
        </>
    }
}

/// The picture as a file of its own: with its size, and the signs to which it refers on the page.
fn file(card: &str) -> String {
    let names = card.split("href=\"#").skip(1);
    let mut names: Vec<&str> = names.filter_map(|rest| rest.split('"').next()).collect();
    names.sort_unstable();
    names.dedup();
    let signs = names
        .iter()
        .map(|name| platform::outer_html(&format!("#{name}")));
    let signs: String = signs.collect();
    let (width, height) = SHARE_CARD_SIZE;
    let size = format!("<svg width=\"{width}\" height=\"{height}\"");
    let whole = card.replacen("<svg", &size, 1);
    match whole.split_once('>') {
        Some((start, rest)) => format!("{start}><defs>{signs}</defs>{rest}"),
        None => whole,
    }
}

/// The text with the address of the day's deal.
pub fn text(
    loc: Localizer,
    day: Day,
    result: &GameResult,
    streak: usize,
    has_letters: bool,
    device: &DeviceCapabilities,
) -> String {
    let text = loc.daily_text(day, result, streak, has_letters);
    format!("{text}\n{}#{}", device.address, Link::Day(Some(day)))
}

/// What [`ShareButton`] gives.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareButtonProps {
    /// The result as a text.
    pub text: String,
    /// Whether the device has a sheet of its own.
    pub can_share: bool,
    /// Whether it is what most would do next.
    pub is_go: bool,
}

/// Gives the text to others by the device's own sheet, or copies it where there is none, and says so.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let loc = use_localizer();
    let (is_copied, copies) = use_copy(props.text.clone());
    let onclick = {
        let (text, can_share) = (props.text.clone(), props.can_share);
        move |_: MouseEvent| match can_share {
            true => platform::share_text(&text),
            false => copies.emit(text.clone()),
        }
    };
    let label = match is_copied {
        None => loc.share(),
        Some(true) => loc.daily_copied(),
        Some(false) => loc.daily_not_copied(),
    };
    html! {
        <button type="button" class={classes!("btn", props.is_go.then_some("go"))} {onclick}>
            { icon("share") }
            <span role="status">{ label }</span>
        </button>
    }
}
