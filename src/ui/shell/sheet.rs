//! A sheet over the page: the browser's own dialog, so focus stays in it, Escape
//! closes it, and focus goes back to where it was.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::platform;
use crate::state::{Action, NavigationAction};
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::IconButton;

/// What [`SheetDialog`] shows.
#[derive(Clone, Properties)]
pub struct SheetDialogProps {
    /// Its heading.
    pub title: &'static str,
    /// The key that opens and closes it, if there is one.
    pub keys: Option<&'static str>,
    /// Its content.
    pub children: Html,
}

impl PartialEq for SheetDialogProps {
    /// The content is made anew with each rendering, so to compare it is of no use.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// A sheet with a heading and a button that closes it.
#[component]
pub fn SheetDialog(props: &SheetDialogProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with((), move |()| {
            let dialog = place.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                platform::show_modal(dialog);
            }
            // If the state takes the sheet away, the focus goes back as well.
            move || dialog.iter().for_each(HtmlDialogElement::close)
        });
    }
    // Closing gives the focus back to where it was. The state learns of it at once: the browser tells of it
    // later, when the next key may already have been pressed.
    let close = {
        let (place, dispatch) = (place.clone(), dispatch.clone());
        Callback::from(move |()| {
            if let Some(dialog) = place.cast::<HtmlDialogElement>() {
                dialog.close();
                dispatch.emit(Action::Navigate(NavigationAction::CloseSheet));
            }
        })
    };
    let on_cancel = {
        let (place, close) = (place.clone(), close.clone());
        Callback::from(move |event: Event| {
            // A choice of a file that is called off says the same.
            let dialog = place.cast::<HtmlDialogElement>();
            if dialog.is_some() && event.target_dyn_into() == dialog {
                event.prevent_default();
                close.emit(());
            }
        })
    };
    let on_close = dispatch.reform(|_: Event| Action::Navigate(NavigationAction::CloseSheet));
    html! {
        <dialog
            class="sheet"
            closedby="any"
            ref={place}
            aria-label={props.title}
            data-keys={props.keys}
            oncancel={on_cancel}
            onclose={on_close}
        >
            <div class="grip" />
            // No `header`: outside of a section that would be the banner of the page.
            <div class="head">
                <h2>{ props.title }</h2>
                { IconButton::new(loc.sheet_close(), "cross").view(close.reform(|_| ())) }
            </div>
            { props.children.clone() }
        </dialog>
    }
}
