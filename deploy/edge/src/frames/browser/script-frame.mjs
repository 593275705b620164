/* global document, parent, window */

/**
 * Runs in a frame for a third-party script: loads the script, then lets the framing page call what the script
 * provides through the one port that the page passes in. The frame has its own origin, so the script cannot
 * reach anything in the page.
 */
(() => {
  const { scriptUrl, globalName, callers } = JSON.parse(document.getElementById('script-frame').textContent);
  const createAdapter = window.forecourtAdapter;
  delete window.forecourtAdapter;

  const loaded = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => {
      const library = window[globalName];
      if (library) resolve(library);
      else reject(new Error(`the script brings no ${globalName}`));
    });
    script.addEventListener('error', () => reject(new Error('the script cannot be had')));
    document.head.append(script);
  });
  loaded.catch(() => undefined);

  async function connect(port) {
    const offered = await createAdapter(await loaded, (event, value) => port.postMessage({ event, value }));
    port.addEventListener('message', async ({ data: { call, method, argument } }) => {
      try {
        if (!Object.hasOwn(offered, method)) throw new Error('there is no such call');
        port.postMessage({ call, value: await offered[method](argument) });
      } catch (error) {
        port.postMessage({ call, error: String(error) });
      }
    });
    port.start();
    port.postMessage({ event: 'ready' });
  }

  window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
    if (source !== parent || !callers.includes(origin) || data !== 'forecourt:connect' || !port) return;
    connect(port).catch((error) => port.postMessage({ event: 'failed', value: String(error) }));
  });
})();
