//! The form for a new game: the explanation of each choice, and invalid input.

use super::looking::{after, app as visitor, page, today};
use super::tree::Element;
use crate::bots::Level;
use crate::game::{DiscardBonus, Edition, PlayerCount, Ruleset, Seat, Seed, Target, TurnOrder};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, Company, DailyAction, GameAction, NavigationAction, NewGameAction,
    PlayerKind, SettingsAction, Sheet,
};
use crate::ui::tests::keep_parts;

/// Start page of a new user, with the form open.
fn app() -> AppState {
    visitor().reduce(Action::NewGame(NewGameAction::Open))
}

fn players(count: usize) -> Action {
    Action::NewGame(NewGameAction::Players(
        PlayerCount::new(count).expect("two to four"),
    ))
}

fn seed(text: &str) -> Action {
    Action::NewGame(NewGameAction::Seed(text.to_owned()))
}

/// The option chosen in a group of the form, if that group exists.
fn chosen(app: &AppState, group: &str) -> Option<String> {
    let page = page(app);
    let groups = page.only(".new").all("fieldset").into_iter();
    let mut groups = groups.filter(|it| it.all("legend").iter().any(|it| it.text() == group));
    let group = groups.next()?;
    let options = group.all("label").into_iter();
    let mut chosen = options.filter(|it| it.only("input").get("checked").is_some());
    let option = chosen.next().expect("one that is chosen");
    assert!(chosen.next().is_none(), "{} has two", group.text());
    Some(option.text())
}

#[track_caller]
fn says(app: &AppState, text: &str) {
    let told = page(app).only(".new").text();
    assert!(told.contains(text), "{told}");
}

#[test]
fn a_new_visitor_finds_the_printed_rules_basic_without_actions() {
    let app = app();
    assert_eq!(chosen(&app, "Rules").as_deref(), Some("v1.3"));
    assert_eq!(chosen(&app, "Game").as_deref(), Some("Basic"));
    assert_eq!(chosen(&app, "Play until"), None);
    assert_eq!(page(&app).only("#actions").get("checked"), None);
    assert_eq!(
        chosen(&app, "Who you play with").as_deref(),
        Some("Opponents")
    );
    assert_eq!(chosen(&app, "How many opponents").as_deref(), Some("1"));
    assert_eq!(chosen(&app, "How strong").as_deref(), Some("Novice"));
    keep_parts("form_of_a_new_visitor", &page(&app), &[".play form"]);
}

#[test]
fn what_is_chosen_is_explained() {
    let mut app = app();
    for (action, text) in [
        (
            Action::NewGame(NewGameAction::Edition(Edition::Bga)),
            "Like v1.3, except that Actions limit 1s and 7s differently.",
        ),
        (
            Action::NewGame(NewGameAction::Advanced(true)),
            "high discards earn cards",
        ),
        (
            Action::NewGame(NewGameAction::Actions(true)),
            "Odd cards do something when played",
        ),
        (
            Action::NewGame(NewGameAction::Target(Target::None)),
            "When fewer than 16 cards are left to deal, the highest score wins. About 80 turns each.",
        ),
        (players(4), "When fewer than 32 cards are left"),
    ] {
        app = app.reduce(action);
        says(&app, text);
    }
    app = app.reduce(Action::NewGame(NewGameAction::SetOpponent(
        1,
        PlayerKind::Bot(Level::Novice),
    )));
    for (group, option) in [
        ("Rules", "Board Game Arena"),
        ("Game", "Advanced"),
        ("Play until", "The deck runs low"),
        ("How many opponents", "3"),
        ("How strong Umber is", "Novice"),
    ] {
        assert_eq!(chosen(&app, group).as_deref(), Some(option));
    }
    assert!(page(&app).only("#actions").get("checked").is_some());
}

/// The rules sheet on the page of a day shows the rules of its deal, whatever the form contains.
#[test]
fn the_rules_of_a_day_open_at_its_actions() {
    let day = app().reduce(Action::Daily(DailyAction::Show(today())));
    let page = page(&day.reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Actions,
    ))));
    let told = page.only("dialog").text();
    assert!(
        told.contains("Rules v1.3, Advanced, with Actions"),
        "{told}"
    );
}

/// Each edition's description is complete and true: everything it doesn't name is as in the first edition listed.
#[test]
fn each_edition_says_what_is_different() {
    let rules = |edition, advanced, actions| Ruleset::new(edition, advanced, actions);
    let (printed, others) = (Edition::V1_3, [Edition::V1_0, Edition::Bga, Edition::Web]);
    let told = Edition::ALL.map(|edition| {
        let app = app().reduce(Action::NewGame(NewGameAction::Edition(edition)));
        page(&app).only("#edition-says").text()
    });
    for (edition, said) in Edition::ALL.into_iter().zip(&told) {
        assert_eq!(said, Localizer::ENGLISH.edition_description(edition));
        assert_eq!(
            said.matches('.').count(),
            1 + said.matches("1.3").count() + usize::from(edition == printed)
        );
    }
    let order = |edition| rules(edition, false, false).order() == TurnOrder::Either;
    assert_eq!(others.map(order), [true, false, false], "discard first");
    let bonus = |edition| rules(edition, true, false).discard_bonus() != DiscardBonus::Draw;
    assert_eq!(others.map(bonus), [true, false, false], "earn no cards");
    let actions = |edition| rules(edition, false, true).actions().copied();
    let [printed, web] = [printed, Edition::Web].map(|edition| actions(edition).expect("some"));
    assert_ne!(
        web.recycle_canvas, printed.recycle_canvas,
        "only if you lead"
    );
    assert_eq!((web.take, web.recycle), (printed.take, printed.recycle));
}

#[test]
fn what_actions_do_is_told_beside_them() {
    let sheet = app().reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Actions,
    )));
    let page = page(&sheet);
    let headings = page.only("dialog").all("h3").into_iter();
    let here: Vec<String> = headings
        .filter(|it| it.get("autofocus").is_some())
        .map(Element::text)
        .collect();
    assert_eq!(here, ["Actions"]);
    assert_eq!(
        page.only(".has-help-button button").get("aria-label"),
        Some("What Actions do")
    );
}

/// Two easy opponents and a hard one are chosen without opening anything.
#[test]
fn each_opponent_has_its_level() {
    let app = app().reduce(players(4));
    let of = ["Sienna", "Umber", "Chalk"].map(|name| format!("How strong {name} is"));
    for group in &of {
        assert_eq!(chosen(&app, group).as_deref(), Some("Novice"));
    }
    assert_eq!(chosen(&app, "How strong"), None);
    let shown = page(&app);
    assert_eq!(shown.only(".who").all(".seat-level").len(), 3);
    assert!(!shown.only(".further").text().contains("Novice"));
    let level =
        |number, level| Action::NewGame(NewGameAction::SetOpponent(number, PlayerKind::Bot(level)));
    let app = after(
        &app,
        [
            level(0, Level::Skilled),
            level(2, Level::Skilled),
            Action::Game(GameAction::Deal(Seed::from_entropy(1))),
        ],
    );
    let table = page(&app);
    let umber = table.all("article").into_iter().find(|it| {
        let label = it.get("aria-label").unwrap_or_default();
        label.starts_with("Umber")
    });
    let signs = umber.expect("Umber").elements();
    assert!(
        signs
            .iter()
            .any(|it| it.get("aria-label") == Some("Novice"))
    );
}

#[test]
fn a_target_is_preset_and_stays_as_long_as_the_edition() {
    let target = |app: &AppState| chosen(app, "Play until").expect("a choice");
    let mut app = app().reduce(Action::NewGame(NewGameAction::Advanced(true)));
    assert_eq!(target(&app), "40 points");
    app = app.reduce(Action::NewGame(NewGameAction::Target(Target::None)));
    assert_eq!(target(&app), "The deck runs low");
    for (count, points) in [(2, 40), (3, 35), (4, 30)] {
        app = after(
            &app,
            [
                players(count),
                Action::NewGame(NewGameAction::Target(Target::Points)),
            ],
        );
        assert_eq!(target(&app), format!("{points} points"));
        says(&app, &format!("The first to reach {points} points wins."));
    }
    let there_and_back = [
        Action::NewGame(NewGameAction::Advanced(false)),
        Action::NewGame(NewGameAction::Advanced(true)),
    ];
    app = after(
        &app.reduce(Action::NewGame(NewGameAction::Actions(true))),
        there_and_back,
    );
    assert_eq!(target(&app), "30 points");
    app = app.reduce(Action::NewGame(NewGameAction::Target(Target::None)));
    app = app.reduce(Action::NewGame(NewGameAction::Edition(Edition::Web)));
    assert_eq!(target(&app), "30 points");
}

/// The buttons to deal and to share the deal.
fn buttons(page: &Element) -> [&Element; 2] {
    let share = page.only(".seedrow").all("button");
    [page.only(".play .primary"), share[1]]
}

#[test]
fn a_bad_seed_is_said_and_starts_nothing() {
    for (text, says) in [
        ("short", "this one has 5"),
        ("", "this one has 0"),
        ("bad seed", "“ ” is neither"),
        ("waytoolong", "this one has 10"),
        ("<script>", "“<” is neither"),
    ] {
        let app = app().reduce(seed(text));
        let page = page(&app);
        let error = page.only("#seed-error").texts().concat();
        assert!(error.contains(says), "{text:?}: {error}");
        assert_eq!(page.only("#seed").get("value"), Some(text));
        assert_eq!(page.only("#seed").get("aria-invalid"), Some("true"));
        for button in buttons(&page) {
            assert_eq!(button.get("aria-disabled"), Some("true"));
        }
        assert_eq!(
            app.reduce(Action::Game(GameAction::Deal(Seed::from_entropy(1)))),
            app
        );
    }
    let page = page(&app().reduce(seed("goodseed")));
    assert_eq!(page.only("#seed-error").text(), "");
    assert_eq!(page.only("#seed").get("aria-invalid"), None);
    assert!(
        buttons(&page)
            .iter()
            .all(|it| it.get("aria-disabled").is_none())
    );
}

#[test]
fn the_deal_can_be_shared_before_it_is_dealt() {
    let app = after(
        &app(),
        [
            seed("goodseed"),
            Action::Navigate(NavigationAction::OpenSheet(Sheet::Share)),
        ],
    );
    let page = page(&app);
    let address = page.only("dialog").only("input.text").get("value");
    assert_eq!(address, Some("https://r7.test/#1/1.3/h1/goodseed"));
}

#[test]
fn with_all_there_is_to_choose() {
    let app = after(
        &app(),
        [
            players(4),
            Action::NewGame(NewGameAction::Advanced(true)),
            Action::NewGame(NewGameAction::Actions(true)),
            seed("bad seed"),
        ],
    );
    keep_parts("form_with_everything", &page(&app), &[".play form"]);
}

#[test]
fn with_several_persons_at_the_device() {
    let name = |seat, name: &str| {
        Action::Settings(SettingsAction::Name(
            Seat::new(seat).expect("a seat"),
            name.to_owned(),
        ))
    };
    let app = after(
        &app(),
        [
            Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Human)),
            name(0, "Ann"),
            name(1, "<b>Jan</b>"),
        ],
    );
    keep_parts("form_with_persons", &page(&app), &[".play form"]);
}

/// Each company has a form of its own, and no list offers both people and levels.
#[test]
fn each_company_is_asked_only_what_it_needs() {
    let asked = |app: &AppState| {
        let page = page(app);
        let further: Vec<String> = page
            .only(".further")
            .all("legend")
            .iter()
            .map(|it| it.text())
            .collect();
        let all = page.only(".new").all("legend");
        let all: Vec<String> = all.iter().map(|it| it.text()).collect();
        (
            all[..all.len() - further.len()].join(", "),
            further.join(", "),
        )
    };
    let company = |company| app().reduce(Action::NewGame(NewGameAction::Company(company)));
    for (app, above, further) in [
        (
            company(Company::Opponents),
            "Who you play with, How many opponents, How strong, Game",
            "Rules",
        ),
        (
            company(Company::Friends),
            "Who you play with, Names, Game",
            "Players, Rules",
        ),
        (
            company(Company::Device),
            "Who you play with, Players, Names, Game",
            "Rules",
        ),
        (
            company(Company::Device).reduce(players(3)),
            "Who you play with, Players, Names, Game",
            "Who plays Sienna, Who plays Umber, How strong Umber is, Rules",
        ),
    ] {
        assert_eq!(asked(&app), (above.to_owned(), further.to_owned()));
        for group in page(&app).only(".new").all("fieldset") {
            let text = group.text();
            assert!(
                !(text.contains("Novice") && text.contains("Friend")),
                "{text}"
            );
        }
    }
}

/// An invalid seed is replaced when the form is closed; otherwise the button would do nothing, without an explanation.
#[test]
fn what_is_filled_in_stays_when_the_form_is_closed() {
    let other = Seed::from_entropy(7);
    let close = Action::NewGame(NewGameAction::Close(other));
    for (typed, kept) in [
        ("goodseed", "goodseed".to_owned()),
        ("bad seed", other.to_string()),
    ] {
        let app = after(&app(), [players(4), seed(typed), close.clone()]);
        let page = page(&app);
        assert!(page.all(".new").is_empty());
        assert_eq!(app.seed(), kept);
        assert!(page.only(".setup").text().contains("4 players"));
        assert_eq!(page.only(".play .primary").get("aria-disabled"), None);
    }
}

/// Versions are under More; folded, it names only one that isn't the usual.
#[test]
fn no_version_is_told_unless_another_is_chosen() {
    let folded = |app: &AppState| {
        let page = page(app);
        let summary = page.only(".further").only("summary").text();
        let [setup, who, by] = [".setup", ".who", ".by"].map(|part| page.only(part).text());
        [setup, who, by, summary].join(" ")
    };
    let usual = after(
        &app(),
        [players(4), Action::NewGame(NewGameAction::Actions(true))],
    );
    assert!(!folded(&usual).contains("v1"), "{}", folded(&usual));
    assert!(folded(&usual).contains("4 players"));
    let first = usual.reduce(Action::NewGame(NewGameAction::Edition(Edition::V1_0)));
    assert!(folded(&first).contains("More v1.0"), "{}", folded(&first));
}

/// The button that is pressed last comes last, for the keyboard too.
#[test]
fn the_button_that_deals_follows_the_fields() {
    let page = page(&app());
    let form = page.only(".play form");
    let all = form.elements();
    let at = |class: &str| {
        all.iter().position(|it| {
            it.get("class")
                .is_some_and(|found| found.split(' ').any(|one| one == class))
        })
    };
    assert!(at("primary") > at("further"));
}
