/** Rate limit: a burst at once, and a sustained number per second. */
export interface RateLimitOptions {
  readonly burst: number;
  readonly perSecond: number;
  readonly nowMs: () => number;
}

/** Returns a function that says whether one more message is accepted now. Constant cost per message (T34). */
export function createRateLimit({ burst, perSecond, nowMs }: RateLimitOptions): () => boolean {
  let left = burst;
  let lastMs = nowMs();
  return () => {
    const atMs = nowMs();
    left = Math.min(burst, left + (Math.max(0, atMs - lastMs) * perSecond) / 1000);
    lastMs = atMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
