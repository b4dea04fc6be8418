//! The state of a count, in a file, so that it can be continued.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::ledger::Ledger;

/// Counts of the first deals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Number of deals in the counts: those with the lowest numbers.
    pub deals: u64,
    pub ledger: Ledger,
}

/// A file with counts, and with all that they depend on.
pub struct Checkpoint {
    path: PathBuf,
    survey: String,
}

impl Checkpoint {
    /// Returns the file for a survey, which is described by a text.
    pub fn new(path: &str, survey: String) -> Self {
        let path = PathBuf::from(path);
        Self { path, survey }
    }

    /// Reads the counts; none if there is no such file yet.
    pub fn load(&self) -> Result<Counted, String> {
        match fs::read_to_string(&self.path) {
            Ok(text) => self.parse(&text).map_err(|reason| self.fault(&reason)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Counted::default()),
            Err(error) => Err(self.fault(&error.to_string())),
        }
    }

    /// Replaces the file as a whole, so that it is never half written.
    pub fn save(&self, counted: &Counted) -> Result<(), String> {
        let mut part = self.path.clone().into_os_string();
        part.push(".part");
        let part = Path::new(&part);
        let written = fs::write(part, self.text(counted));
        written
            .and_then(|()| fs::rename(part, &self.path))
            .map_err(|error| self.fault(&error.to_string()))
    }

    fn text(&self, counted: &Counted) -> String {
        let counts = counted.ledger.to_json();
        json!({ "survey": self.survey, "deals": counted.deals, "counts": counts }).to_string()
    }

    fn parse(&self, text: &str) -> Result<Counted, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match value["survey"].as_str() {
            Some(survey) if survey == self.survey => {}
            Some(survey) => return Err(format!("it counts {survey}, not {}", self.survey)),
            None => return Err("it holds no counts".to_owned()),
        }
        let counted = value["deals"]
            .as_u64()
            .zip(Ledger::from_json(&value["counts"]));
        let (deals, ledger) = counted.ok_or("its counts are damaged")?;
        Ok(Counted { deals, ledger })
    }

    fn fault(&self, reason: &str) -> String {
        format!("--resume {}: {reason}", self.path.display())
    }
}

#[cfg(test)]
mod tests {
    use super::super::ledger::Answers;
    use super::*;

    #[test]
    fn counts_are_read_back_for_the_same_survey_only() {
        let here = Checkpoint::new("counts", "1.3 2".to_owned());
        let mut counted = Counted::default();
        counted.deals = 7;
        let mut answers = Answers::default();
        answers.ask("q", true);
        counted.ledger.add_deal(&answers);
        let text = here.text(&counted);
        assert_eq!(here.parse(&text), Ok(counted));
        let other = Checkpoint::new("counts", "1.3 3".to_owned());
        assert_eq!(
            other.parse(&text),
            Err("it counts 1.3 2, not 1.3 3".to_owned())
        );
        assert_eq!(here.parse("{}"), Err("it holds no counts".to_owned()));
        let damaged = r#"{"survey":"1.3 2","deals":7}"#;
        assert_eq!(
            here.parse(damaged),
            Err("its counts are damaged".to_owned())
        );
        assert!(here.parse("").is_err());
    }
}
