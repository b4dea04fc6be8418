// The first script of the page in these tests. WebDriver tells nothing of the console, so this notes what
// goes wrong. The notes outlive a reload.
{
  const note = (complaint) => {
    const all = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...all, complaint]));
  };

  for (const level of ["error", "warn"]) {
    const say = console[level].bind(console);
    console[level] = (...what) => {
      note(`console ${level}: ${what.join(" ")}`);
      say(...what);
    };
  }
  const noteError = ({ message, target }) => {
    note(message ? `page error: ${message}` : `not loaded: ${target.src ?? target.href}`);
  };
  addEventListener("error", noteError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => note(`page error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    note(`forbidden by ${effectiveDirective}: ${blockedURI}`);
  });

  /** Workers made so far, those made before the first answer, which are the opponents', and answers. */
  window.thinking = { workers: 0, answers: 0, atFirst: 0 };
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.thinking.workers++;
      this.addEventListener("message", () => {
        window.thinking.atFirst ||= window.thinking.workers;
        window.thinking.answers++;
      });
      this.addEventListener("error", ({ message }) => note(`worker error: ${message}`));
    }
  };
}
