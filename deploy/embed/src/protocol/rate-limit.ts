/** How many messages are heard: so many at once, and so many a second for good. */
export interface RateLimitParts {
  readonly burst: number;
  readonly perSecond: number;
  readonly nowMs: () => number;
}

/** Answers whether one more may be heard now. Costs the same for the first and the millionth (T34). */
export function createRateLimit({ burst, perSecond, nowMs }: RateLimitParts): () => boolean {
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
