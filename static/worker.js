// Answers texts with texts beside the page. The page sends, once, the address of a module's script and the compiled
// module; this says then that it is ready.
self.onmessage = async ({ data: { js, module } }) => {
  self.onmessage = null;
  try {
    const { initSync, ready, reply } = await import(js);
    initSync({ module });
    self.onmessage = ({ data }) => {
      const answer = reply(data);
      if (answer !== undefined) self.postMessage(answer);
    };
    self.postMessage(ready());
  } catch (error) {
    // Out of the promise, so that the page is told.
    setTimeout(() => {
      throw error;
    });
  }
};
