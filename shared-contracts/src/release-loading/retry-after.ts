/** Maximum wait, whatever a server requests (F02). */
const longestWaitMs = 5000;

/** Parses a `Retry-After` header into a wait in ms, 0 to 5,000; 0 if it is missing or invalid. `nowMs` is for dates. */
export function entryRetryMs(header: string | null, nowMs: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestWaitMs);
}
