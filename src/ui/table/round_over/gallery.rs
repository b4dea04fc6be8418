//! The pictures that rounds have left, with the ways to keep and to share them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::game::{Color, Seat};
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{ColorTarget, Picture, sheet};
use crate::ui::context::use_localizer;
use crate::ui::widgets::icon;

/// How a file of them is called.
const FILE: &str = "red7";

/// What [`Gallery`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct GalleryProps {
    /// The pictures of the match so far, the oldest first.
    pub pictures: Vec<Picture>,
    /// Who has won each round.
    pub winners: Vec<Seat>,
    /// Whether all are shown, or the last one alone.
    pub is_match: bool,
}

/// The picture of the round, or all of the match.
#[component]
pub fn Gallery(props: &GalleryProps) -> Html {
    let loc = use_localizer();
    let first = match props.is_match {
        true => 0,
        false => props.pictures.len().saturating_sub(1),
    };
    let shown: Rc<[Picture]> = props.pictures.get(first..).unwrap_or_default().into();
    // The last one is that of the round that is over.
    let strip = use_node_ref();
    use_effect_with((strip.clone(), shown.len()), |(strip, _)| {
        if let Some(strip) = strip.cast::<Element>() {
            strip.set_scroll_left(strip.scroll_width());
        }
    });
    let Some(last) = shown.last() else {
        return Html::default();
    };
    let title = match props.is_match {
        true => loc.picture_match(),
        false => loc.picture_round(),
    };
    let paintings = shown.iter().zip(props.winners.iter().skip(first));
    let row = (shown.len() > 1).then_some("row");
    html! {
        <section class={classes!("gallery", "box", row)} aria-label={title}>
            <div class="paintings" ref={strip} tabindex={row.map(|_| "0")}>
                { for paintings.map(|(picture, &winner)| painting(loc, picture, row.map(|_| winner))) }
            </div>
            <div class="says">
                <h2>{ title }</h2>
                if row.is_none() {
                    <p class="muted">{ loc.picture_says(last.rules().len()) }</p>
                }
                <SavePicture pictures={shown} />
            </div>
        </section>
    }
}

fn painting(loc: Localizer, picture: &Picture, winner: Option<Seat>) -> Html {
    let rules = loc.facts(picture.rules().map(|rule| loc.color(rule)));
    let drawing = format!(
        "<svg viewBox=\"{}\" aria-hidden=\"true\">{}</svg>",
        Picture::VIEW,
        picture.draw(ColorTarget::Page)
    );
    html! {
        <figure key={picture.round()}>
            <div class="painting" role="img" aria-label={loc.picture_label(&rules, picture.round())}>
                { Html::from_html_unchecked(drawing.into()) }
            </div>
            { for winner.map(|winner| html! {
                <figcaption>{ loc.round(picture.round()) }{ " · " }{ loc.name(winner) }</figcaption>
            }) }
        </figure>
    }
}

/// What [`Keep`] keeps.
#[derive(Clone, PartialEq, Properties)]
struct SavePictureProps {
    pictures: Rc<[Picture]>,
}

/// Saving as a picture of dots or of lines, and the device's own sheet, where it takes files.
#[component]
fn SavePicture(props: &SavePictureProps) -> Html {
    let loc = use_localizer();
    let says = use_state_eq(|| None);
    let drawn = |pictures: &[Picture]| sheet(pictures, &signs());
    let save = {
        let (pictures, says) = (props.pictures.clone(), says.clone());
        move |_: MouseEvent| {
            let says = says.clone();
            platform::save_png(FILE, &drawn(&pictures), move |is_done| {
                says.set(Some(is_done));
            });
        }
    };
    let share = {
        let (pictures, says) = (props.pictures.clone(), says.clone());
        move |_: MouseEvent| {
            let says = says.clone();
            platform::share_png(FILE, &drawn(&pictures), move |is_done| {
                says.set(Some(is_done));
            });
        }
    };
    let pictures = props.pictures.clone();
    let save_svg = move |_: MouseEvent| {
        platform::download(&format!("{FILE}.svg"), "image/svg+xml", &drawn(&pictures));
    };
    html! {
        <div class="keep">
            <button type="button" class="btn small" onclick={save}>{ icon("save") }{ loc.picture_save() }</button>
            <button type="button" class="btn small" onclick={save_svg}>{ loc.picture_save_svg() }</button>
            // Tests render it where there is no device.
            if cfg!(target_arch = "wasm32") && platform::can_share() {
                <button type="button" class="btn small" onclick={share}>{ icon("share") }{ loc.picture_share() }</button>
            }
            <p class="muted" role="status">
                { for says.filter(|is_done| !is_done).map(|_| loc.picture_not_saved()) }
            </p>
        </div>
    }
}

/// The pictograms of the page, for a file that stands alone.
fn signs() -> String {
    Color::ALL
        .map(|color| platform::outer_html(&format!("#p{color}")))
        .concat()
}
