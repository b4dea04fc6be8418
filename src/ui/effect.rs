//! Effects of components.

use std::any::Any;
use std::rc::Rc;

use yew::functional::TearDown;
use yew::prelude::hook;

/// Values on which an effect depends.
trait Dependencies {
    fn are(&self, others: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: PartialEq + 'static> Dependencies for T {
    fn are(&self, others: &dyn Any) -> bool {
        others.downcast_ref() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct AnyDependencies(Rc<dyn Dependencies>);

impl PartialEq for AnyDependencies {
    fn eq(&self, other: &Self) -> bool {
        self.0.are(other.0.as_any())
    }
}

type Undo = Box<dyn FnOnce()>;

/// Runs an effect after the component has rendered, if what it depends on has changed. What the effect returns is called
/// before it runs again, and when the component is gone.
///
/// Yew's hook of this name is compiled again for each call; this one isn't, which makes the module smaller.
#[hook]
pub fn use_effect_with<T, D>(dependencies: T, effect: impl FnOnce(&T) -> D + 'static)
where
    T: PartialEq + 'static,
    D: TearDown,
{
    let dependencies = Rc::new(dependencies);
    let run = {
        let dependencies = dependencies.clone();
        move || {
            let made = effect(&dependencies);
            Box::new(move || made.tear_down()) as Undo
        }
    };
    use_any_effect(AnyDependencies(dependencies), Box::new(run));
}

#[hook]
#[expect(clippy::disallowed_methods, reason = "this is where it is called")]
fn use_any_effect(dependencies: AnyDependencies, run: Box<dyn FnOnce() -> Undo>) {
    yew::prelude::use_effect_with(dependencies, move |_| run());
}
