/** Nobody is kept waiting longer than this, whatever a server asks for (F02). */
const longestWaitMs = 5000;

/** How long a `Retry-After` header asks to wait, in ms, 0 to 5,000; 0 when it says nothing readable. `nowMs` is for dates. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestWaitMs);
}
