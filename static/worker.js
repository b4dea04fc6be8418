// Replies to text requests in a worker. The page sends, once, the address of a module's script and the compiled module;
// the worker then reports that it is ready.
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
    // Thrown outside the promise, so that the page gets an error event.
    setTimeout(() => {
      throw error;
    });
  }
};
