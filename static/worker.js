// Thinks beside the page. The page sends, once, the address of its glue and its compiled module;
// the program in it sees that it is in a worker, and answers from then on by itself.
self.onmessage = async ({ data }) => {
  self.onmessage = null;
  try {
    const { initSync } = await import(new URL(data.js, self.location));
    initSync({ module: data.module });
  } catch (error) {
    // Out of the promise, so that the page is told.
    setTimeout(() => {
      throw error;
    });
  }
};
