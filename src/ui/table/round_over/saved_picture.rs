//! A game as a picture to keep and to share.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::{Scoring, Seat};
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{Day, FRAME_SIZE, Picture, Scene};
use crate::ui::context::use_localizer;
use crate::ui::shell::now;
use crate::ui::widgets::{file_name, icon, page_address, picture_file};

/// Pictures that a game leaves when a round of it is over: that of the round, or all of a match that is over.
pub fn saved_pictures(scene: &Scene) -> Rc<[Picture]> {
    let all = &scene.round_end.pictures;
    let is_points = scene.view.table().ruleset().scoring() == Scoring::Points;
    let first = match is_points && scene.is_match_over() {
        true => 0,
        false => all.len().saturating_sub(1),
    };
    all.get(first..).unwrap_or_default().into()
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
pub struct SavePictureProps {
    pub scene: Rc<Scene>,
    /// The picture of the last round, or those of a match.
    pub pictures: Rc<[Picture]>,
}

/// Buttons to save as PNG or SVG, and to share by the device's share sheet if it accepts files.
#[component]
pub fn SavePicture(props: &SavePictureProps) -> Html {
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

/// The picture of a game that is over as it is saved, with the buttons for it. `address` is that of the page.
pub fn shown_picture(loc: Localizer, scene: &Rc<Scene>, address: &str, today: Day) -> Option<Html> {
    let pictures = saved_pictures(scene);
    if pictures.is_empty() {
        return None;
    }
    let drawn = loc.picture_frame(scene, &pictures, today, address).draw();
    Some(html! {
        <div class="saved-picture">
            <span class="drawn" aria-hidden="true">{ Html::from_html_unchecked(drawn.into()) }</span>
            <SavePicture scene={scene.clone()} {pictures} />
        </div>
    })
}
