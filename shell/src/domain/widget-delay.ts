const baseMs = 15_000;
const capMs = 20_000;

/**
 * Returns how long after page start a widget waits for the visitor's first interaction, in ms: twice the startup time, at least 15 s and at
 * most 20 s (SITE-70).
 */
export function widgetDelayMs(startupMs: number): number {
  return Math.min(capMs, Math.max(baseMs, 2 * startupMs));
}
