//! A sheet over the page. It is a native dialog, so the focus stays in it, Escape closes it, and then the focus returns
//! to its previous element.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::platform;
use crate::state::{Action, NavigationAction};
use crate::ui::context::{PageContext, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::widgets::IconButton;

#[derive(Clone, Properties)]
pub struct SheetDialogProps {
    pub title: &'static str,
    /// The key that opens and closes it, if there is one.
    pub keys: Option<&'static str>,
    pub children: Html,
}

impl PartialEq for SheetDialogProps {
    /// Each rendering creates new content, so a comparison would be useless.
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
            // The focus also returns if the state removes the sheet.
            move || dialog.iter().for_each(HtmlDialogElement::close)
        });
    }
    // Closing returns the focus to its previous element. The state is updated at once: the browser's `close` event
    // comes later, when the user may already have pressed the next key.
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
            // Cancelling a file picker inside the sheet fires the same event.
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
            // Not a `header`: outside a section it would be the banner of the page.
            <div class="head">
                <h2>{ props.title }</h2>
                { IconButton::new(loc.sheet_close(), "cross").view(close.reform(|_| ())) }
            </div>
            { props.children.clone() }
        </dialog>
    }
}
