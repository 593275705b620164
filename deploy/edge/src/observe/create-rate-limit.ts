const windowMs = 60_000;
const knownAtMost = 10_000;

/**
 * Answers whether one more may come from an address: `perMinute` in each minute, of everybody together a hundred times as many. Addresses
 * are forgotten with their minute.
 */
export function createRateLimit(perMinute: number, nowMs: () => number): (address: string) => boolean {
  let minute = -1;
  let total = 0;
  const seen = new Map<string, number>();
  return (address) => {
    const now = Math.floor(nowMs() / windowMs);
    if (now !== minute) {
      minute = now;
      total = 0;
      seen.clear();
    }
    const count = (seen.get(address) ?? 0) + 1;
    if (count > perMinute || total >= perMinute * 100 || (count === 1 && seen.size >= knownAtMost))
      return false;
    total += 1;
    seen.set(address, count);
    return true;
  };
}
