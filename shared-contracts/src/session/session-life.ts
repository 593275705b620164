/** After how long without a sign of life a session ends, and how long before that its owner is warned. Milliseconds. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly warningMs: number;
}

/** The default without a tenant's own setting: half an hour, with a warning (ACCT-44) two minutes before. The times are our own choice. */
export const defaultSessionLimits: SessionLimits = { idleMs: 30 * 60_000, warningMs: 2 * 60_000 };

/** What is known of a session's use: the last sign of life in any tab of the browser, and the browser's time now. */
export interface SessionUse {
  readonly lastActiveMs: number;
  readonly nowMs: number;
}

/**
 * Where a session stands. `changesInMs` says when to look again. A warning's `remainingMs` is what is left to go on.
 */
export type SessionStage =
  | { readonly stage: 'active'; readonly changesInMs: number }
  | { readonly stage: 'warning'; readonly remainingMs: number }
  | { readonly stage: 'ended' };

/**
 * Whether a session goes on, is about to end, or has ended for want of use. Only the difference of two readings of one clock counts, so
 * a wrong clock does no harm (F59); one that was set back counts as no time at all. There is no limit to a session in use: how long its
 * tokens can be renewed is the identity service's to say.
 */
export function sessionStage({ lastActiveMs, nowMs }: SessionUse, limits: SessionLimits): SessionStage {
  const idleMs = Math.max(0, nowMs - lastActiveMs);
  const remainingMs = limits.idleMs - idleMs;
  if (remainingMs <= 0) return { stage: 'ended' };
  if (remainingMs <= limits.warningMs) return { stage: 'warning', remainingMs };
  return { stage: 'active', changesInMs: remainingMs - limits.warningMs };
}
