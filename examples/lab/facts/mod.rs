//! Tables about fresh random deals: `facts`.

mod checkpoint;
mod deal;
mod ledger;
mod luck;
mod pairs;
mod principles;
mod progress;
mod rounds;
mod survey;
mod table;
mod topic;
mod turns;
mod winner;
mod worth;

use std::thread;

use red7::game::{PlayerCount, Ruleset};
use serde_json::json;

use self::checkpoint::{Checkpoint, Counted};
pub use self::deal::{Deal, draw};
use self::survey::Survey;
use self::table::{Table, grouped};
use self::topic::Topic;
use super::Output;
use super::built_in::BuiltIn;
use super::chance::chance;
use super::commands::parse;
use super::contestant::Contestant;

/// `facts [--rules R] [--players N] [--deals D] [--seed S] [--about TOPIC[,…]] [--bots A[,…]] [--json]
/// [--resume FILE] [--threads T]`: tables of estimates with 95 % intervals. The numbers depend neither on the threads nor
/// on interruptions.
pub fn facts(options: &[&str]) -> Output {
    let options = Options::parse(options)?;
    let survey = options.survey;
    let checkpoint = options
        .resume
        .map(|path| Checkpoint::new(&path, survey.description()));
    let counted = survey.run(options.deals, options.threads, checkpoint.as_ref())?;
    Ok(report(&survey, &counted, options.as_json))
}

fn report(survey: &Survey, counted: &Counted, as_json: bool) -> String {
    let topics = survey.topics.iter();
    let tables = topics.flat_map(|topic| topic.tables(survey, &counted.ledger));
    let tables: Vec<Table> = tables.filter(|table| !table.is_empty()).collect();
    if as_json {
        let tables: Vec<_> = tables.iter().map(Table::to_json).collect();
        return json!({ "survey": survey.description(), "deals": counted.deals, "tables": tables })
            .to_string();
    }
    let head = format!("{} deals: {}", grouped(counted.deals), survey.description());
    let tables = tables.iter().map(Table::to_markdown);
    [head]
        .into_iter()
        .chain(tables)
        .collect::<Vec<_>>()
        .join("\n\n")
}

struct Options {
    survey: Survey,
    deals: u64,
    threads: usize,
    as_json: bool,
    resume: Option<String>,
}

impl Options {
    fn parse(options: &[&str]) -> Result<Self, String> {
        let mut survey = Survey {
            ruleset: Ruleset::default(),
            players: PlayerCount::TWO,
            seed: 1,
            topics: vec![Topic::Winner, Topic::Worth],
            bots: vec![Contestant::BuiltIn(BuiltIn::Random)],
        };
        let (mut deals, mut as_json, mut resume) = (1_000, false, None);
        let mut threads = thread::available_parallelism().map_or(1, usize::from);
        let mut options = options.iter().copied();
        while let Some(option) = options.next() {
            let mut value = || {
                let value = options.next();
                value.ok_or_else(|| format!("{option} needs a value"))
            };
            match option {
                "--rules" => survey.ruleset = parse(value()?, option)?,
                "--players" => survey.players = parse(value()?, option)?,
                "--deals" => deals = parse(value()?, option)?,
                "--seed" => survey.seed = chance(value()?)?,
                "--about" => survey.topics = list(value()?, option)?,
                "--bots" => survey.bots = list(value()?, option)?,
                "--threads" => threads = parse(value()?, option)?,
                "--resume" => resume = Some(value()?.to_owned()),
                "--json" => as_json = true,
                _ => return Err(format!("{option:?} is no option of facts")),
            }
        }
        if deals == 0 || threads == 0 {
            return Err("--deals and --threads: at least 1".to_owned());
        }
        check(&survey)?;
        Ok(Self {
            survey,
            deals,
            threads,
            as_json,
            resume,
        })
    }
}

fn list<T: std::str::FromStr<Err: std::fmt::Display>>(
    text: &str,
    option: &str,
) -> Result<Vec<T>, String> {
    text.split(',').map(|part| parse(part, option)).collect()
}

fn check(survey: &Survey) -> Result<(), String> {
    if survey.topics.iter().any(|topic| topic.needs_solver()) {
        let solvable = deal::check_solvable(survey.ruleset, survey.players);
        solvable.map_err(|reason| format!("--about: the solver doesn't play this: {reason}"))?;
    }
    if survey.topics.iter().any(|topic| topic.needs_bots()) {
        let fits = |bot: &Contestant| bot.check(&survey.ruleset, survey.players);
        survey.bots.iter().try_for_each(fits)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SURVEY: &str = "--rules 1.3 --seed 5 --about winner,worth,turns,principles,rounds,luck --bots casual,random";

    fn options(text: &str) -> Options {
        let words: Vec<&str> = text.split(' ').collect();
        Options::parse(&words).expect(text)
    }

    fn counted(deals: u64, threads: usize, checkpoint: Option<&Checkpoint>) -> Counted {
        let survey = options(SURVEY).survey;
        survey.run(deals, threads, checkpoint).expect("counts")
    }

    #[test]
    fn threads_and_interruptions_change_nothing() {
        let survey = options(SURVEY).survey;
        let whole = counted(12, 1, None);
        assert_eq!(counted(12, 3, None), whole);

        let path = std::env::temp_dir().join(format!("red7-facts-{}", std::process::id()));
        let file = Checkpoint::new(path.to_str().expect("a path"), survey.description());
        assert_eq!(counted(5, 2, Some(&file)).deals, 5);
        assert_eq!(file.load().map(|so_far| so_far.deals), Ok(5));
        assert_eq!(counted(12, 2, Some(&file)), whole);
        let too_few = survey.run(5, 1, Some(&file));
        assert_eq!(too_few, Err("12 deals are counted already".to_owned()));
        std::fs::remove_file(path).expect("the file is there");
    }

    #[test]
    fn topics_change_nothing_for_each_other() {
        let whole = counted(6, 1, None);
        let mut sum = ledger::Ledger::default();
        for topic in Topic::ALL {
            let mut survey = options(SURVEY).survey;
            survey.topics = vec![topic];
            let alone = survey.run(6, 1, None).expect("counts");
            sum.add(&alone.ledger);
        }
        assert_eq!(sum, whole.ledger);
    }

    #[test]
    fn reports_hold_every_topic() {
        let survey = options(SURVEY).survey;
        let counted = counted(12, 1, None);
        let text = report(&survey, &counted, false);
        for row in [
            "12 deals: rules 1.3, players 2, seed 5, about winner,",
            "| the first to move wins, against all others together | ",
            "| the higher palette card would win if it moved first | ",
            "| a 7 | ",
            "| exactly one turn wins | ",
            "| any turn that leads | ",
            "| Rounds of `casual` at all seats | % | counted |",
            "| `casual` once in each seat of a deal, `random` in all others | % of deals | counted |",
        ] {
            assert!(text.contains(row), "{row}: {text}");
        }
        let json: serde_json::Value =
            serde_json::from_str(&report(&survey, &counted, true)).expect("JSON");
        assert_eq!(json["deals"], 12);
        assert_eq!(
            json["tables"].as_array().map(Vec::len),
            Some(text.matches("|---|---|---|").count())
        );
    }

    #[test]
    fn impossible_options_are_refused() {
        for (text, reason) in [
            ("--deals 0", "--deals and --threads: at least 1"),
            ("--deals", "--deals needs a value"),
            (
                "--rules 1.3x",
                "--about: the solver doesn't play this: actions",
            ),
            ("--colour", "\"--colour\" is no option of facts"),
            (
                "--players 3 --about luck --bots cheater",
                "cheaters play Basic without Actions, for two",
            ),
        ] {
            let words: Vec<&str> = text.split(' ').collect();
            let refused = Options::parse(&words).err();
            assert_eq!(refused.as_deref(), Some(reason), "{text}");
        }
    }
}
