/**
 * Resolves in a task of its own, so that the browser can paint and answer input before the work that follows. A message, not a timer:
 * timers of a page in the background run once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
