const windowMs = 60_000;
const knownAtMost = 10_000;

/**
 * Returns a function that says whether an address may send one more request: `perMinute` in each minute, and
 * one hundred times as many from all addresses together. Addresses are forgotten after their minute.
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
