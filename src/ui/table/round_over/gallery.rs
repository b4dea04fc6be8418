//! Pictures of the rounds, with buttons to save and share them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{Action, ColorTarget, Day, FRAME_SIZE, Picture, ReplayAction, Scene};
use crate::ui::context::{PageContext, on_click, use_localizer, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::now;
use crate::ui::widgets::{file_name, icon, page_address, picture_file};

#[derive(Clone, PartialEq, Properties)]
pub struct GalleryProps {
    /// The table, with the pictures of the match so far.
    pub scene: Rc<Scene>,
    /// Winner of each round, if it is certain.
    pub winners: Vec<Option<Seat>>,
    /// `true` to show all pictures, `false` for only the last.
    pub is_match: bool,
    /// `true` if each picture of a match opens the review of its round.
    pub can_review: bool,
}

/// The picture of the round, or all of the match.
#[component]
pub fn Gallery(props: &GalleryProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let first = if props.is_match {
        0
    } else {
        props.scene.round_end.pictures.len().saturating_sub(1)
    };
    let shown: Rc<[Picture]> = props
        .scene
        .round_end
        .pictures
        .get(first..)
        .unwrap_or_default()
        .into();
    // The last picture is that of the finished round.
    let strip = use_node_ref();
    use_effect_with((strip.clone(), shown.len()), |(strip, _)| {
        if let Some(strip) = strip.cast::<Element>() {
            strip.set_scroll_left(strip.scroll_width());
        }
    });
    let Some(last) = shown.last() else {
        return Html::default();
    };
    let title = if props.is_match {
        loc.picture_match()
    } else {
        loc.picture_round()
    };
    let paintings = shown.iter().zip(props.winners.iter().skip(first));
    let row = (shown.len() > 1).then_some("row");
    html! {
        <section class={classes!("gallery", "box", row)} aria-label={title}>
            <div class="paintings" ref={strip} tabindex={row.map(|_| "0")}>
                { for paintings.map(|(picture, &winner)| {
                    let open = Action::Replay(ReplayAction::OpenRound(picture.round()));
                    let open = row.filter(|_| props.can_review).map(|_| on_click(&dispatch, open));
                    painting(loc, picture, row.and(winner), open)
                }) }
            </div>
            <div class="description">
                <h2>{ title }</h2>
                if row.is_none() {
                    <p class="muted">{ loc.picture_description(last.rules().len()) }</p>
                }
                <SavePicture scene={props.scene.clone()} pictures={shown} />
            </div>
        </section>
    }
}

fn painting(
    loc: Localizer,
    picture: &Picture,
    winner: Option<Seat>,
    open: Option<Callback<MouseEvent>>,
) -> Html {
    let rules = loc.facts(picture.rules().map(|rule| loc.color(rule)));
    let label = loc.picture_label(&rules, picture.round());
    html! {
        <figure key={picture.round()}>
            if let Some(onclick) = open {
                <button type="button" class="painting" aria-label={loc.labelled(&label, loc.review_look_back())} {onclick}>
                    { drawing(picture) }
                </button>
            } else {
                <div class="painting" role="img" aria-label={label}>{ drawing(picture) }</div>
            }
            { for winner.map(|winner| html! {
                <figcaption>{ loc.round_won(picture.round(), winner) }</figcaption>
            }) }
        </figure>
    }
}

/// The strokes of a picture, without a name.
pub fn drawing(picture: &Picture) -> Html {
    let drawing = format!(
        "<svg viewBox=\"{}\" aria-hidden=\"true\">{}</svg>",
        Picture::VIEW,
        picture.draw(ColorTarget::Page)
    );
    Html::from_html_unchecked(drawing.into())
}

/// Name of the file of a picture: what it shows and how that ended for the player addressed, and when.
pub fn kept_name(loc: Localizer, scene: &Scene, is_match: bool, today: Day) -> String {
    let last = scene.score.results.last().map(|result| vec![result.winner]);
    let winners = scene.score.winners.clone().filter(|_| is_match).or(last);
    let is_own = |seat: &Seat| loc.is_addressing(*seat);
    let mut seats = scene.players.lineup.players().seats();
    let end = match winners {
        Some(winners) if scene.score.doubt.is_none() && seats.any(|seat| is_own(&seat)) => {
            match winners.iter().any(is_own) {
                true => "-won",
                false => "-lost",
            }
        }
        _ => "",
    };
    let what = if is_match { "match" } else { "round" };
    file_name(&format!("{what}{end}"), today)
}

#[derive(Clone, PartialEq, Properties)]
struct SavePictureProps {
    scene: Rc<Scene>,
    pictures: Rc<[Picture]>,
}

/// Buttons to save as PNG or SVG, and to share by the device's share sheet if it accepts files.
#[component]
fn SavePicture(props: &SavePictureProps) -> Html {
    let loc = use_localizer();
    let says = use_state_eq(|| None);
    let drawn = {
        let (scene, pictures) = (props.scene.clone(), props.pictures.clone());
        Rc::new(move || {
            let address = page_address(loc.language());
            let frame = loc.picture_frame(&scene, &pictures, now().day(), &address);
            picture_file(&frame.draw(), FRAME_SIZE)
        })
    };
    let name = {
        let (scene, is_match) = (props.scene.clone(), props.pictures.len() > 1);
        Rc::new(move || kept_name(loc, &scene, is_match, now().day()))
    };
    let save = {
        let (name, drawn, says) = (name.clone(), drawn.clone(), says.clone());
        move |_: MouseEvent| {
            let says = says.clone();
            platform::save_png(&name(), &drawn(), move |is_done| {
                says.set((!is_done).then(|| loc.picture_not_saved()));
            });
        }
    };
    let share = {
        let (name, drawn, says) = (name.clone(), drawn.clone(), says.clone());
        move |_: MouseEvent| {
            let says = says.clone();
            platform::share_png(&name(), &drawn(), move |is_done| {
                says.set((!is_done).then(|| loc.picture_not_saved()));
            });
        }
    };
    let save_svg = {
        let says = says.clone();
        move |_: MouseEvent| {
            let file = format!("{}.svg", name());
            let is_done = platform::download(&file, "image/svg+xml", &drawn());
            says.set((!is_done).then(|| loc.daily_picture_failed()));
        }
    };
    html! {
        <div class="keep">
            <button type="button" class="btn small" onclick={save}>{ icon("save") }{ loc.picture_save() }</button>
            <button type="button" class="btn small" onclick={save_svg}>{ loc.picture_save_svg() }</button>
            // Tests render this without a browser.
            if cfg!(target_arch = "wasm32") && platform::can_share() {
                <button type="button" class="btn small" onclick={share}>{ icon("share") }{ loc.picture_share() }</button>
            }
            <p class="muted" role="status">{ for *says }</p>
        </div>
    }
}
