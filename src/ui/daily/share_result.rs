//! A day's result to share, as a picture and as text.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::{self, ShareEnd};
use crate::state::{Day, GameResult, Link, SHARE_CARD_SIZE};
use crate::ui::context::use_localizer;
use crate::ui::widgets::{
    DeviceCapabilities, ShareButtons, Shareable, file_name, icon, picture_file, use_copy,
};

#[derive(Clone, PartialEq, Properties)]
pub struct ShareResultProps {
    pub day: Day,
    pub result: GameResult,
    /// Number of consecutive days played up to this one.
    pub streak: usize,
    pub device: DeviceCapabilities,
}

/// The picture and the text, with buttons to share them.
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
            <pre class="result" translate="no" tabindex="0">{ &text }</pre>
            <ShareButtons content={Shareable::Text(text.into())} can_share={props.device.can_share} />
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PictureButtonsProps {
    day: Day,
    /// The picture as SVG.
    card: String,
    can_share: bool,
}

/// Makes a PNG file with a name from an SVG drawing, and reports whether it succeeded.
type Make = fn(&str, &str, Box<dyn FnOnce(bool)>);

#[component]
fn PictureButtons(props: &PictureButtonsProps) -> Html {
    let loc = use_localizer();
    let has_failed = use_state_eq(|| false);
    let what = if props.day.is_week() {
        "weekly"
    } else {
        "daily"
    };
    let name = file_name(what, props.day);
    let with = |make: Make| {
        let (name, card, has_failed) = (name.clone(), props.card.clone(), has_failed.clone());
        move |_: MouseEvent| {
            let has_failed = has_failed.clone();
            make(
                &name,
                &picture_file(&card, SHARE_CARD_SIZE),
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

/// The text with the link to the day's deal.
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

#[derive(Clone, PartialEq, Properties)]
pub struct ShareButtonProps {
    pub text: String,
    /// `true` if the device has a share sheet.
    pub can_share: bool,
    /// `true` if it is the primary button.
    pub is_primary: bool,
}

/// Button that opens the device's share sheet with the text. Without a share sheet, or if the browser refuses it, it
/// copies the text and confirms that.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let loc = use_localizer();
    let (is_copied, copies) = use_copy(props.text.clone(), None);
    let onclick = {
        let (text, can_share) = (props.text.clone(), props.can_share);
        move |_: MouseEvent| {
            let (copies, copied) = (copies.clone(), text.clone());
            let end = move |end| {
                if end == ShareEnd::Refused {
                    copies.emit(copied);
                }
            };
            if can_share {
                platform::share_text(&text, end);
            } else {
                end(ShareEnd::Refused);
            }
        }
    };
    let says = is_copied.map(|is_copied| match is_copied {
        true => loc.daily_copied(),
        false => loc.daily_not_copied(),
    });
    html! {
        <>
            <button type="button" class={classes!("btn", props.is_primary.then_some("primary"))} {onclick}>
                { icon("share") }
                { says.unwrap_or(loc.share()) }
            </button>
            // Inside the button it would not count towards the button's name.
            <span class="sr" role="status">{ for says }</span>
        </>
    }
}
