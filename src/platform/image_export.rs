//! Exports SVG drawings as PNG files: rasterises them on a canvas, and saves or shares the result.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Array, Object, Reflect, encode_uri_component};
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement,
};

use super::file::save;
use super::share::{ShareEnd, call, method, navigator};

const KIND: &str = "image/png";

/// Saves a drawing as a PNG file. Passes `on_done` whether that succeeded.
pub fn save_png(name: &str, svg: &str, on_done: impl FnOnce(bool) + 'static) {
    let file = format!("{name}.png");
    draw(svg, move |dots| {
        on_done(dots.is_some_and(|dots| save(&file, &dots)));
    });
}

/// Opens the share sheet for a drawing as a PNG file, or saves the file if the browser doesn't allow
/// that or the sheet doesn't accept files. Passes `on_done` whether there is a file; closing the
/// sheet without sharing is not an error.
pub fn share_png(name: &str, svg: &str, on_done: impl FnOnce(bool) + 'static) {
    let file = format!("{name}.png");
    draw(svg, move |dots| {
        let data = dots.as_ref().and_then(|dots| shared(&file, dots).ok());
        match (data, dots) {
            (Some(data), Some(dots)) if takes(&data) => {
                let on_end = move |end| on_done(end != ShareEnd::Refused || save(&file, &dots));
                call(&navigator(), "share", &data, Box::new(on_end));
            }
            (_, Some(dots)) => on_done(save(&file, &dots)),
            (_, None) => on_done(false),
        }
    });
}

/// Data for the share sheet.
fn shared(name: &str, dots: &Blob) -> Result<Object, JsValue> {
    let kind = FilePropertyBag::new();
    kind.set_type(KIND);
    let file = File::new_with_blob_sequence_and_options(&Array::of1(dots), name, &kind)?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file))?;
    Ok(data)
}

/// Returns `true` if the share sheet accepts the data.
fn takes(data: &Object) -> bool {
    let navigator = navigator();
    let asked =
        method(&navigator, "canShare").and_then(|method| method.call1(&navigator, data).ok());
    asked.is_some_and(|answer| answer.is_truthy())
}

/// Draws an SVG at its own size. Passes `on_drawn` the PNG.
fn draw(svg: &str, on_drawn: impl FnOnce(Option<Blob>) + 'static) {
    let Ok(image) = HtmlImageElement::new() else {
        on_drawn(None);
        return;
    };
    let on_drawn = Rc::new(Cell::new(Some(on_drawn)));
    let tell = move |dots| {
        if let Some(on_drawn) = on_drawn.take() {
            on_drawn(dots);
        }
    };
    let (drawn, failing) = (image.clone(), tell.clone());
    EventListener::once(&image, "load", move |_| {
        if copy(&drawn, tell.clone()).is_none() {
            tell(None);
        }
    })
    .forget();
    EventListener::once(&image, "error", move |_| failing(None)).forget();
    let text: String = encode_uri_component(svg).into();
    image.set_src(&format!("data:image/svg+xml,{text}"));
}

/// Copies a loaded image onto a canvas, and the canvas into a file.
fn copy(image: &HtmlImageElement, on_copied: impl FnOnce(Option<Blob>) + 'static) -> Option<()> {
    let canvas = document().create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let brush = canvas.get_context("2d").ok()??;
    let brush: CanvasRenderingContext2d = brush.dyn_into().ok()?;
    brush
        .draw_image_with_html_image_element(image, 0.0, 0.0)
        .ok()?;
    let on_blob = Closure::once_into_js(move |blob: JsValue| on_copied(blob.dyn_into().ok()));
    canvas.to_blob(on_blob.unchecked_ref()).ok()
}
