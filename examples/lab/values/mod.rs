//! Weights of the outlook after a turn, learned from solved deals: `values`.

mod choices;
mod regression;

use std::fmt::Write as _;

use red7::bots::OUTLOOK;

use self::choices::Decision;
use self::regression::fit;
use super::Output;
use super::commands::parse;

/// `values --deals D --seed S`: the weights of Casual and of Skilled as tables of `src/bots/weights.rs`. Every sixth
/// deal is kept to judge them by.
pub fn values(deals: &str, seed: &str) -> Output {
    let (deals, seed) = (parse(deals, "--deals")?, parse(seed, "--seed")?);
    let (mut learned, mut kept): (Vec<Decision>, Vec<Decision>) = Default::default();
    for deal in 0..deals {
        let group = if deal % 6 == 0 {
            &mut kept
        } else {
            &mut learned
        };
        group.extend(choices::decisions(seed, deal)?);
    }
    let all: Vec<usize> = (0..OUTLOOK.len()).collect();
    let hand = all.iter().copied();
    let hand: Vec<usize> = hand.filter(|&number| is_of_hand(OUTLOOK[number])).collect();
    let tables = [("CASUAL_2", hand), ("SKILLED_2", all)].map(|(name, numbers)| {
        let weights = centred(fit(&learned, &numbers));
        let mut text = format!("{name}: chooses a winning turn in");
        for group in [&learned, &kept] {
            let right: f64 = group
                .iter()
                .map(|choice| choice.chance_to_win(&weights))
                .sum();
            let share = 100.0 * right / group.len().max(1) as f64;
            let _ = write!(text, " {share:.1} % of {},", group.len());
        }
        for (number, weight) in weights.iter().enumerate() {
            let _ = write!(
                text,
                "\n    {}, // {}",
                (weight * SCALE).round() as i64,
                OUTLOOK[number]
            );
        }
        text
    });
    Ok(tables.join("\n"))
}

/// Factor of the whole numbers.
const SCALE: f64 = 256.0;

/// Returns `true` for what Casual looks at: the cards in its hand.
fn is_of_hand(name: &str) -> bool {
    name == "cards in hand" || (name.ends_with(" in hand") && !name.contains("single"))
}

/// Moves the average of cards by value and by colour into the weight of any card, so that one that isn't known yet is
/// worth as much as most. For known cards nothing changes.
fn centred(mut weights: Vec<f64>) -> Vec<f64> {
    let place = |name: &str| OUTLOOK.iter().position(|&known| known == name);
    let ranges = [
        ("a 1 in hand", "cards in hand"),
        ("a red card in hand", "cards in hand"),
    ];
    for (first, into) in ranges {
        let (Some(first), Some(into)) = (place(first), place(into)) else {
            continue;
        };
        let average = weights[first..first + 7].iter().sum::<f64>() / 7.0;
        weights[first..first + 7]
            .iter_mut()
            .for_each(|weight| *weight -= average);
        weights[into] += average;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_weight_for_each_number_and_casual_weighs_its_hand() {
        let text = values("18", "3").expect("weights");
        assert_eq!(values("18", "3"), Ok(text.clone()));
        let (casual, skilled) = text.split_once("SKILLED_2").expect("two tables");
        for table in [casual, skilled] {
            let names = table.lines().filter_map(|line| line.split_once(" // "));
            assert!(names.map(|(_, name)| name).eq(OUTLOOK));
        }
        assert!(casual.contains("    0, // replies\n"));
        assert!(!casual.contains(" 0, // cards in hand\n"));
    }
}
