//! Pictures of the rounds, with buttons to save and share them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::saved_picture::{SavePicture, saved_pictures};
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Action, ColorTarget, Picture, ReplayAction, Scene};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;

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
    let shown = saved_pictures(&props.scene);
    let first = props.scene.round_end.pictures.len() - shown.len();
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
