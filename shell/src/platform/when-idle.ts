/** Runs `work` when the page has nothing more urgent to do, within 5 s. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 5_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1_500);
  return () => clearTimeout(timer);
}
