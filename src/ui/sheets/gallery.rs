//! The gallery: a wall of the last finished games as paintings, to look at, to filter and to open.

use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{
    Action, ColorTarget, Day, Gallery, GalleryEnd, GalleryGame, Game, NoticeAction, Painting,
    PictureSize, RecentAction, RecentGames, change_document,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::{rule_icon, text_button};

/// Number of paintings that are added at once.
const MORE: usize = 24;

/// Size of the paintings, in SVG units. All hang alike: one that is larger would seem to mean more.
const SIZE: PictureSize = PictureSize {
    width: 360,
    height: 360,
};

#[derive(Clone, PartialEq, Properties)]
pub struct GalleryProps {
    pub recent: Rc<RecentGames>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct GalleryKeeperProps {
    pub recent: Rc<RecentGames>,
    /// Finished games with friends.
    pub friends: Vec<Rc<Game>>,
    pub today: Day,
}

/// Hangs the recent games and those with friends in the stored gallery, and draws nothing.
#[component]
pub fn GalleryKeeper(props: &GalleryKeeperProps) -> Html {
    let PageContext { dispatch, .. } = use_page();
    let games = (props.recent.clone(), props.friends.clone());
    let today = props.today;
    use_effect_with(games, move |(recent, friends)| {
        if recent.is_empty() && friends.is_empty() {
            return;
        }
        let hung = change_document(&BrowserStorage, |all: &mut Gallery| {
            all.take_in(recent);
            all.take_in_friends(friends, today);
        });
        if let Err(notice) = hung {
            dispatch.emit(Action::Notice(NoticeAction::Tell(notice)));
        }
    });
    Html::default()
}

/// The wall, with its filter.
#[component]
pub fn GallerySheet(props: &GalleryProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let gallery = use_state(|| None::<Gallery>);
    {
        let gallery = gallery.setter();
        use_effect_with(props.recent.clone(), move |_| {
            // A problem is told when there is something to store.
            if let Ok(found) = change_document(&BrowserStorage, |all: &mut Gallery| all.clone()) {
                gallery.set(Some(found));
            }
        });
    }
    let filter = use_state(|| None::<GalleryEnd>);
    let shown = use_state(|| MORE);
    let choose = {
        let (filter, shown) = (filter.setter(), shown.setter());
        Callback::from(move |end| {
            filter.set(end);
            shown.set(MORE);
        })
    };
    let more = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(*shown + MORE))
    };
    let paintings = use_memo(
        ((*gallery).clone(), *filter, *shown),
        |(gallery, filter, shown)| {
            let gallery = gallery.as_ref();
            gallery.map(|gallery| paintings(gallery, *filter, *shown))
        },
    );
    let (Some(gallery), Some(paintings)) = (&*gallery, &*paintings) else {
        return Html::default();
    };
    let has_more = gallery.games(*filter).nth(*shown).is_some();
    html! {
        <>
            { wall(loc, gallery, *filter, paintings, &choose, &dispatch) }
            if has_more {
                <div class="row">{ text_button(None, loc.gallery_more(), more) }</div>
            }
        </>
    }
}

/// The first games with an end, painted.
pub fn paintings(gallery: &Gallery, end: Option<GalleryEnd>, count: usize) -> Vec<Painting> {
    let games = gallery.games(end).take(count);
    games.filter_map(GalleryGame::painting).collect()
}

/// Paintings of a gallery, with a choice among all.
pub fn wall(
    loc: Localizer,
    gallery: &Gallery,
    filter: Option<GalleryEnd>,
    paintings: &[Painting],
    choose: &Callback<Option<GalleryEnd>>,
    dispatch: &Callback<Action>,
) -> Html {
    if gallery.is_empty() {
        return html! { <p>{ loc.gallery_empty() }</p> };
    }
    let found = gallery.games(filter).count();
    let says = match found {
        0 => loc.gallery_none().to_owned(),
        found => loc.gallery_found(found),
    };
    let choice = |end, name: &'static str| {
        let onchange = choose.reform(move |_: Event| end);
        html! {
            <label>
                <input type="radio" name="gallery" checked={filter == end} {onchange} />
                <span>{ name }</span>
            </label>
        }
    };
    let tile = |painting: &Painting| tile(loc, painting, dispatch);
    html! {
        <div class="hung">
            <p class="muted">{ loc.gallery_description(gallery.len()) }</p>
            <fieldset class="field" aria-label={loc.gallery()}>
                <div class="segments">
                    { choice(None, loc.gallery_all()) }
                    { choice(Some(GalleryEnd::Won), loc.gallery_won()) }
                    { choice(Some(GalleryEnd::Lost), loc.gallery_lost()) }
                </div>
            </fieldset>
            <p class={(found > 0).then_some("sr")} role="status">{ says }</p>
            <ul class="wall">{ for paintings.iter().map(tile) }</ul>
        </div>
    }
}

/// A painting that opens the review of its round.
fn tile(loc: Localizer, painting: &Painting, dispatch: &Callback<Action>) -> Html {
    let Painting {
        game,
        end,
        picture,
        rule,
        rounds,
    } = painting;
    let is_match = *rounds > 1;
    let PictureSize { width, height } = SIZE;
    let drawing = format!(
        "<svg viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">{}</svg>",
        picture.draw_on(SIZE, ColorTarget::Page)
    );
    let date = loc.date_of(game.day());
    let date = if is_match {
        loc.gallery_match(*rounds, &date)
    } else {
        date
    };
    let end = match end {
        GalleryEnd::Won => loc.own_end(game, true).to_owned(),
        GalleryEnd::Lost => loc.own_end(game, false).to_owned(),
        GalleryEnd::Shared => loc.recent_end(game),
    };
    let review = Action::Recent(match is_match {
        true => RecentAction::ReviewRound(game.clone(), picture.round()),
        false => RecentAction::Review(game.clone()),
    });
    html! {
        <li key={game.link().to_string()}>
            <button type="button" onclick={on_click(dispatch, review)}>
                <span class="linen">{ Html::from_html_unchecked(drawing.into()) }</span>
                <span class="sr">{ loc.label(loc.review()) }</span>
                <b class="caption">{ rule_icon(loc, *rule) }{ end }</b>
                { " " }
                <span class="muted">{ date }</span>
            </button>
        </li>
    }
}
