const longestWaitMs = 1_500;

/** Runs `work` once the page is idle, within 1.5 s; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<
    Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>
  >;
  if (!requestIdleCallback || !cancelIdleCallback) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
