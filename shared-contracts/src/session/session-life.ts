/** How long a session may be idle before it ends, and how long before that the user is warned. Milliseconds. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly warningMs: number;
}

/** The default if a tenant has no setting: half an hour, with a warning (ACCT-44) two minutes before. The times are our own choice. */
export const defaultSessionLimits: SessionLimits = { idleMs: 30 * 60_000, warningMs: 2 * 60_000 };

/** Usage of a session: the last activity in any tab of the browser, and the browser's current time. */
export interface SessionUse {
  readonly lastActiveMs: number;
  readonly nowMs: number;
}

/** Stage of a session. `changesInMs` is when to check again. A warning's `remainingMs` is the time left to continue. */
export type SessionStage =
  | { readonly stage: 'active'; readonly changesInMs: number }
  | { readonly stage: 'warning'; readonly remainingMs: number }
  | { readonly stage: 'ended' };

/**
 * Whether a session continues, is about to end, or has ended from inactivity. Only the difference between two readings of one clock counts,
 * so a wrong clock does no harm (F59); one that was set back counts as no elapsed time. A session in use has no limit: the identity service
 * decides how long its tokens can be renewed.
 */
export function sessionStage({ lastActiveMs, nowMs }: SessionUse, limits: SessionLimits): SessionStage {
  const idleMs = Math.max(0, nowMs - lastActiveMs);
  const remainingMs = limits.idleMs - idleMs;
  if (remainingMs <= 0) return { stage: 'ended' };
  if (remainingMs <= limits.warningMs) return { stage: 'warning', remainingMs };
  return { stage: 'active', changesInMs: remainingMs - limits.warningMs };
}
