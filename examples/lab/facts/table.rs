//! Tables of estimates, as Markdown and as JSON.

use serde_json::{Value, json};

use super::super::estimate::Estimate;

/// Estimates under one title.
pub struct Table {
    title: String,
    unit: &'static str,
    rows: Vec<(String, Estimate)>,
}

impl Table {
    /// Creates a table without rows.
    pub fn new(title: impl Into<String>, unit: &'static str) -> Self {
        Self {
            title: title.into(),
            unit,
            rows: Vec::new(),
        }
    }

    /// Adds a row, if there is anything to estimate from.
    pub fn row(mut self, label: impl Into<String>, estimate: Estimate) -> Self {
        if estimate.of > 0 {
            self.rows.push((label.into(), estimate));
        }
        self
    }

    /// Adds rows, the highest value first.
    pub fn ranked(self, mut rows: Vec<(String, Estimate)>) -> Self {
        rows.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        let fold = |table: Self, (label, estimate)| table.row(label, estimate);
        rows.into_iter().fold(self, fold)
    }

    pub fn to_markdown(&self) -> String {
        let mut lines = vec![
            format!("| {} | {} | counted |", self.title, self.unit),
            "|---|---|---|".to_owned(),
        ];
        for (label, is) in &self.rows {
            let interval = format!(
                "{} ({} to {})",
                short(is.value),
                short(is.low),
                short(is.high)
            );
            lines.push(format!("| {label} | {interval} | {} |", grouped(is.of)));
        }
        lines.join("\n")
    }

    pub fn to_json(&self) -> Value {
        let rows = self.rows.iter().map(|(label, is)| {
            json!({ "label": label, "value": is.value, "low": is.low, "high": is.high, "counted": is.of })
        });
        json!({ "title": self.title, "unit": self.unit, "rows": rows.collect::<Vec<_>>() })
    }

    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

/// Writes a number with two decimal places.
fn short(number: f64) -> String {
    format!("{number:.2}")
}

/// Writes a number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_show_the_interval_and_the_sample() {
        let is = Estimate {
            value: 49.32,
            low: 49.0,
            high: 50.5,
            of: 1_234_567,
        };
        let table = Table::new("who", "%")
            .row("first", is)
            .row("nobody", Estimate { of: 0, ..is });
        let markdown = table.to_markdown();
        let rows: Vec<&str> = markdown.lines().collect();
        let first = "| first | 49.32 (49.00 to 50.50) | 1,234,567 |";
        assert_eq!(rows, ["| who | % | counted |", "|---|---|---|", first]);
        assert_eq!(table.to_json()["rows"][0]["value"], 49.32);
        assert_eq!([7, 700, 7_000].map(grouped), ["7", "700", "7,000"]);
    }
}
