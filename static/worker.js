// Replies to text requests in a worker. The build appends this to the script of each module beside the page's own, so that
// a worker imports nothing: WebKitGTK 2.50 gives workers nothing that the service worker keeps. The page sends, once, the
// compiled module; the worker then reports that it is ready.
if (!self.document) {
  self.onmessage = ({ data: module }) => {
    initSync({ module });
    self.onmessage = ({ data }) => {
      const answer = reply(data);
      if (answer !== undefined) self.postMessage(answer);
    };
    self.postMessage(ready());
  };
}
