#!/usr/bin/env bash
# yew: a handle of a state or a reducer shows the newest state, not that of the render it came from.
#
# Version:  crate yew 0.23.0, with the features `csr` and `ssr`; rendered on the machine itself, without a browser.
# Guess:    as in React, what a render got from `use_reducer` or `use_state` is that render's own: a closure that holds
#           it goes on seeing the state of that time, and has to be made anew to see more.
# Behaviour: both handles read the shared state each time they are looked at. One and the same handle shows 1 after one
#           change and 3 after the next, in the middle of a render, and so does an earlier clone of it.
# Output:   the states seen through the handles before and after each change; the last line is the render that follows.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export CARGO_TARGET_DIR=$dir/target

mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "finding"
edition = "2021"
[dependencies]
yew = { version = "=0.23.0", features = ["csr", "ssr"] }
tokio = { version = "1", features = ["rt", "macros"] }
TOML
cat >src/main.rs <<'RUST'
use std::rc::Rc;

use yew::prelude::*;

struct Sum(u32);

impl Reducible for Sum {
    type Action = u32;

    fn reduce(self: Rc<Self>, more: u32) -> Rc<Self> {
        Rc::new(Self(self.0 + more))
    }
}

#[component]
fn Page() -> Html {
    let sum = use_reducer(|| Sum(0));
    let state = use_state(|| 0);
    let earlier = sum.clone();
    println!("before: reducer {}, its clone {}, state {}", sum.0, earlier.0, *state);
    for more in [1, 2] {
        if sum.0 < 3 {
            sum.dispatch(more);
            state.set(*state + more);
            println!("after {more}: reducer {}, its clone {}, state {}", sum.0, earlier.0, *state);
        }
    }
    html! {}
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    yew::LocalServerRenderer::<Page>::new().render().await;
}
RUST
cargo run --quiet | tee seen
diff - seen <<'TEXT'
before: reducer 0, its clone 0, state 0
after 1: reducer 1, its clone 1, state 1
after 2: reducer 3, its clone 3, state 3
before: reducer 3, its clone 3, state 3
TEXT
