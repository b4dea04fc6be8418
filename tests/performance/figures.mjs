// Prints what was measured, and nothing else but what went wrong.

export default class Figures {
  onTestEnd(test, result) {
    for (const { description } of result.annotations) console.log(description);
    for (const { message } of result.errors) console.log(`${test.title}: ${message}`);
  }
}
