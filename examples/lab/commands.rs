//! The commands, each from text to text.

use red7::bots::{FairJudgement, Level, review_turn};
use red7::game::{CardSet, Match, PlayerCount, Record, Round, Rule, Ruleset, Seed, Setup};

use super::Output;

/// `perft POSITION DEPTH`
pub fn perft(position: &str, depth: &str) -> Output {
    let (round, depth) = (round(position)?, parse_depth(depth)?);
    Ok(red7::game::perft(&round, depth).to_string())
}

/// A row of `perft -`: the same, separated by a tab.
pub fn perft_row(row: &str) -> Output {
    let (position, depth) = row.split_once('\t').ok_or("a row is POSITION<TAB>DEPTH")?;
    perft(position, depth)
}

/// `perft POSITION DEPTH --divide`: a row for each first turn, then the sum.
pub fn divide(position: &str, depth: &str) -> Output {
    let (round, depth) = (round(position)?, parse_depth(depth)?);
    let below = depth
        .checked_sub(1)
        .ok_or("to divide, the depth is at least 1")?;
    let mut sum = 0;
    let mut lines = Vec::new();
    for (turn, after) in sorted_turns(&round) {
        let count = red7::game::perft(&after, below);
        sum += count;
        lines.push(format!("{turn}\t{count}"));
    }
    lines.push(sum.to_string());
    Ok(lines.join("\n"))
}

/// A row of `turns -`: `POSITION<TAB>TURN<TAB>RESULT` for each legal turn.
pub fn turns(position: &str) -> Output {
    let turns = sorted_turns(&round(position)?);
    let lines: Vec<String> = turns
        .into_iter()
        .map(|(turn, after)| Ok(format!("{position}\t{turn}\t{}", text(&after)?)))
        .collect::<Result<_, String>>()?;
    Ok(lines.join("\n"))
}

/// A row of `standings -`: `WINNER<TAB>QUALIFYING SET`.
pub fn standings(row: &str) -> Output {
    let (rule, palettes) = row
        .split_once('\t')
        .ok_or("a row is RULE<TAB>PALETTE/PALETTE/…")?;
    let rule = Rule::ALL
        .into_iter()
        .find(|known| known.to_string() == rule)
        .ok_or_else(|| format!("{rule:?} is no rule: one of R O Y G B I V"))?;
    let palettes = palettes
        .split('/')
        .map(|palette| parse(palette, "palette"))
        .collect::<Result<Vec<CardSet>, _>>()?;
    let best = (1..)
        .zip(palettes)
        .filter_map(|(seat, palette)| Some((rule.standing(palette)?, seat, palette)))
        .max_by_key(|&(standing, ..)| standing);
    Ok(match best {
        Some((_, seat, palette)) => format!("{seat}\t{}", rule.qualifying(palette)),
        None => "0\t-".to_owned(),
    })
}

/// A row of `score -`: `CARDS<TAB>POINTS`.
pub fn score(position: &str) -> Output {
    let round = round(position)?;
    if round.table().winner().is_none() {
        return Err("the round is not over".to_owned());
    }
    let spoils = round.scored_cards();
    Ok(format!("{spoils}\t{}", spoils.points()))
}

/// A row of `solve -`: `win` or `loss`, then the winning turns, separated by tabs.
pub fn solve(position: &str) -> Output {
    let turns = match red7::bots::solve(&round(position)?) {
        Ok(turns) => turns,
        Err(reason) => return Ok(format!("unsupported: {reason}")),
    };
    let mut turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    turns.sort_unstable();
    let verdict = if turns.is_empty() { "loss" } else { "win" };
    turns.insert(0, verdict.to_owned());
    Ok(turns.join("\t"))
}

/// A row of `choose LEVEL SEED -`: the whole turn of a bot that knows only the view of the seat to move.
pub fn choose(level: Level, seed: u64, position: &str) -> Output {
    let round = round(position)?;
    if round.table().winner().is_some() {
        return Err("the round is over".to_owned());
    }
    Ok(level.whole_turn(&round, seed).to_string())
}

/// A row of `play TURNS -`: `LEVEL<TAB>RECORD` after that many more turns by the level.
pub fn play(turns: &str, row: &str) -> Output {
    let (level, record) = row.split_once('\t').ok_or("a row is LEVEL<TAB>RECORD")?;
    let turns: usize = parse(turns, "number of turns")?;
    let level: Level = parse(level, "level")?;
    let mut record: Record = parse(record, "record")?;
    let mut game = replayed(&record)?;
    for _ in 0..turns {
        if game.winners().is_some() {
            break;
        }
        game.next_round();
        let ply = record.turns.len();
        let turn = level.whole_turn(game.round(), record.seed.bot_seed(ply));
        game.play_turn(&turn)
            .map_err(|illegal| format!("{level}: {turn}: {illegal}"))?;
        record.turns.push(turn);
    }
    Ok(format!("{level}\t{record}"))
}

/// A row of `review -`: for each turn `PLY<TAB>SEAT<TAB>TURN<TAB>EXACT FAIR`, then `mistake` if it was one. `EXACT`
/// lists the winning turns with all cards open, or `-`. `FAIR` uses only what the player could know, and counts the
/// deals each turn won: the recommended one, the one played, and others.
pub fn review(row: &str) -> Output {
    let record: Record = parse(row, "record")?;
    let mut game = record.deal();
    let mut lines = Vec::new();
    for (ply, turn) in record.turns.iter().enumerate() {
        game.next_round();
        let round = game.round();
        let seat = round.table().turn();
        let judgement = review_turn(round, turn, record.seed.bot_seed(ply));
        let is_mistake = judgement
            .fair
            .as_ref()
            .is_some_and(FairJudgement::is_mistake);
        let mark = if is_mistake { "\tmistake" } else { "" };
        lines.push(format!("{}\t{seat}\t{turn}\t{judgement}{mark}", ply + 1));
        game.play_turn(turn)
            .map_err(|illegal| format!("ply {}: {illegal}", ply + 1))?;
    }
    Ok(lines.join("\n"))
}

/// `deal RULES PLAYERS SEED [--round N]`: the dealt position; that of a later round has empty score piles.
pub fn deal(rules: &str, players: &str, seed: &str, number: &str) -> Output {
    let (rules, players, seed) = start(rules, players, seed)?;
    let number: usize = parse(number, "number of a round")?;
    let earlier = number.checked_sub(1).ok_or("rounds are numbered from 1")?;
    text(&Round::deal_round(rules, players, seed, earlier))
}

/// `replay RULES PLAYERS SEED TURNS`: the position after all turns.
pub fn replay(rules: &str, players: &str, seed: &str, turns: &str) -> Output {
    let (rules, players, seed) = start(rules, players, seed)?;
    let mut record = Record::new(rules, players, seed);
    // Turns up to the first unreadable one; an earlier illegal turn is reported first.
    let mut unreadable = None;
    let turns = turns.split('.').filter(|_| !matches!(turns, "" | "-"));
    for (ply, turn) in (1..).zip(turns) {
        match turn.parse() {
            Ok(turn) => record.turns.push(turn),
            Err(reason) => {
                unreadable = Some(format!("ply {ply}: {reason}"));
                break;
            }
        }
    }
    let game = replayed(&record)?;
    match unreadable {
        Some(reason) => Err(reason),
        None => text(game.round()),
    }
}

/// The game after all turns of a record.
fn replayed(record: &Record) -> Result<Match, String> {
    record
        .replay(usize::MAX)
        .map_err(|error| format!("ply {}: {}", error.ply, error.reason))
}

fn start(rules: &str, players: &str, seed: &str) -> Result<(Ruleset, PlayerCount, Seed), String> {
    let number = parse(players, "number of players")?;
    let players = PlayerCount::new(number).ok_or("2 to 4 play")?;
    Ok((parse(rules, "rules")?, players, parse(seed, "seed")?))
}

fn round(position: &str) -> Result<Round, String> {
    let setup: Setup = parse(position, "position")?;
    Round::try_from(setup).map_err(|reason| reason.to_string())
}

/// The legal turns in ASCII order.
fn sorted_turns(round: &Round) -> Vec<(String, Round)> {
    let mut turns: Vec<_> = round
        .turns()
        .into_iter()
        .map(|(turn, after)| (turn.to_string(), after))
        .collect();
    turns.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    turns
}

fn text(round: &Round) -> Output {
    let setup = round.setup().ok_or("the turn is not over")?;
    Ok(setup.to_string())
}

fn parse_depth(text: &str) -> Result<usize, String> {
    parse(text, "depth")
}

/// Parses a text; the error names `what`.
pub fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(
    text: &str,
    what: &str,
) -> Result<T, String> {
    text.parse()
        .map_err(|reason| format!("{what} {text:?}: {reason}"))
}
