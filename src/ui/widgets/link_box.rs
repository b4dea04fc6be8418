//! A link to something on this page, with controls to share it.

use qrcodegen::{QrCode, QrCodeEcc};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::icon;
use super::device_capabilities::DeviceCapabilities;
use super::share_buttons::{ShareButtons, Shareable};
use crate::i18n::Localizer;
use crate::state::Link;
use crate::ui::context::use_localizer;

/// Maximum length of an address to draw as a QR code: cameras find larger codes hard to read.
const LONGEST_CODE: usize = 300;

#[derive(Clone, PartialEq, Properties)]
pub struct LinkBoxProps {
    pub link: Link,
    /// Text that is given with the address, if any.
    #[prop_or_default]
    pub message: Option<String>,
    /// The game in a form for other programs, if the user can copy that too.
    #[prop_or_default]
    pub record: Option<String>,
    pub device: DeviceCapabilities,
}

/// The address, with the text if there is one, the share buttons, and the QR code.
#[component]
pub fn LinkBox(props: &LinkBoxProps) -> Html {
    let loc = use_localizer();
    let Some(address) = address(&props.link, &props.device) else {
        return html! { <p class="error">{ icon("warn") }<span>{ loc.share_failed() }</span></p> };
    };
    let message = props.message.as_ref();
    let link = message
        .is_some()
        .then(|| (loc.share_copy_link(), address.clone()));
    let record = props.record.clone();
    let record = record.map(|record| (loc.share_copy_record(), record));
    let others: Vec<_> = link.into_iter().chain(record).collect();
    let can_share = props.device.can_share;
    html! {
        <>
            if let Some(message) = message {
                <pre class="result" translate="no" tabindex="0">{ message }{ "\n" }<span class="address">{ &address }</span></pre>
                <ShareButtons content={Shareable::Text(format!("{message}\n{address}").into())} {others} {can_share} />
            } else {
                <input
                    class="text"
                    type="text"
                    readonly=true
                    aria-label={loc.share_address()}
                    value={address.clone()}
                    onfocus={|event: FocusEvent| {
                        let input: HtmlInputElement = event.target_unchecked_into();
                        input.select();
                    }}
                />
                <ShareButtons content={Shareable::Address(address.clone().into())} {others} {can_share} />
            }
            { code(loc, &address) }
        </>
    }
}

/// The address of a link, or `None` if it doesn't parse back to the same link.
pub fn address(link: &Link, device: &DeviceCapabilities) -> Option<String> {
    let text = link.to_string();
    let is_read = text.parse().as_ref() == Ok(link);
    is_read.then(|| format!("{}#{text}", device.address))
}

/// The address as a QR code, with the quiet zone that the standard requires.
pub fn code(loc: Localizer, address: &str) -> Html {
    let code = match address.len() {
        0..=LONGEST_CODE => QrCode::encode_text(address, QrCodeEcc::Medium).ok(),
        _ => None,
    };
    let Some(code) = code else {
        return Html::default();
    };
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let view = format!("-4 -4 {0} {0}", size + 8);
    html! {
        <svg class="code" viewBox={view} role="img" aria-label={loc.share_code()}>
            <path d={path} />
        </svg>
    }
}
