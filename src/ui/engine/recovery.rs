//! Recovery from failed requests.

/// Failure of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The worker didn't start, stopped with an error, or took too long.
    Worker,
    /// The reply can't be the reply to this request.
    InvalidReply,
    /// The module failed while the page ran it.
    Page,
}

/// Next step after a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// Send the request again, to a new worker.
    RestartWorker,
    /// Send the request again, to the module on the page.
    LeaveWorker,
    /// Show that the module is missing.
    ReportMissing,
    /// Show that the replies are invalid.
    ReportInvalid,
}

/// Counts failures, and decides how to go on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Failures {
    /// Number of workers that have failed since the page was opened.
    workers: u32,
    /// Number of invalid replies to the current request.
    invalid_replies: u32,
}

impl Failures {
    /// Forgets the invalid replies: another request is made, or this one has its reply.
    pub fn begin_request(&mut self) {
        self.invalid_replies = 0;
    }

    /// Counts a failure of a worker, or of the module on the page.
    pub fn record(&mut self, failure: Failure, is_on_page: bool) -> Recovery {
        match failure {
            Failure::Page => Recovery::ReportMissing,
            Failure::Worker => {
                self.workers += 1;
                match self.workers {
                    _ if is_on_page => Recovery::ReportMissing,
                    1 => Recovery::RestartWorker,
                    _ => Recovery::LeaveWorker,
                }
            }
            Failure::InvalidReply => {
                self.invalid_replies += 1;
                // The page would compute the same reply again.
                match self.invalid_replies {
                    1 if !is_on_page => Recovery::RestartWorker,
                    _ => Recovery::ReportInvalid,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_failed_worker_is_the_last() {
        let mut failures = Failures::default();
        assert_eq!(
            failures.record(Failure::Worker, false),
            Recovery::RestartWorker
        );
        failures.begin_request();
        assert_eq!(
            failures.record(Failure::Worker, false),
            Recovery::LeaveWorker
        );
        assert_eq!(
            failures.record(Failure::Page, true),
            Recovery::ReportMissing
        );
    }

    #[test]
    fn an_invalid_reply_is_reported_when_it_comes_again() {
        let mut failures = Failures::default();
        for _ in 0..2 {
            failures.begin_request();
            let mut record = || failures.record(Failure::InvalidReply, false);
            assert_eq!(record(), Recovery::RestartWorker);
            assert_eq!(record(), Recovery::ReportInvalid);
        }
    }

    #[test]
    fn an_invalid_reply_on_the_page_is_reported_at_once() {
        let mut failures = Failures::default();
        let recovery = failures.record(Failure::InvalidReply, true);
        assert_eq!(recovery, Recovery::ReportInvalid);
    }

    #[test]
    fn invalid_replies_do_not_count_as_failed_workers() {
        let mut failures = Failures::default();
        failures.record(Failure::InvalidReply, false);
        assert_eq!(
            failures.record(Failure::Worker, false),
            Recovery::RestartWorker
        );
    }
}
