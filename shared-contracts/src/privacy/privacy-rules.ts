import type { PrivacyRequest } from './privacy-request.ts';

/** Limits of access requests (ACCT-52), response times (ACCT-53) and the look-back (ACCT-54). */
export const privacyLimits = {
  accessRequests: 2,
  windowMonths: 12,
  responseDays: 45,
  extendedResponseDays: 90,
  lookBackMonths: 12,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the same day and time a number of calendar months earlier (or, if negative, later), in UTC; the last day of a shorter month. */
export function monthsBefore(at: string, months: number): string {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const daysOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysOfMonth));
  return date.toISOString();
}

/** The response deadline of a request: 45 days after it was made, 90 when it is extended. */
export function privacyDueAt(requestedAt: string, isExtended: boolean): string {
  const days = isExtended ? privacyLimits.extendedResponseDays : privacyLimits.responseDays;
  return new Date(Date.parse(requestedAt) + days * dayMs).toISOString();
}

/** The start of the period covered by a request's report: 12 months before it. */
export function lookBackFrom(requestedAt: string): string {
  return monthsBefore(requestedAt, privacyLimits.lookBackMonths);
}

/** How many access requests are left, and when the next one becomes available if none is. */
export interface AccessAllowance {
  readonly left: number;
  /** Null while some are left. */
  readonly nextAt: string | null;
}

type Counted = Pick<PrivacyRequest, 'kind' | 'requestedAt'>;

/** Access requests left at an instant: 2 in any 12 months (ACCT-52). A request counts for 12 calendar months. */
export function accessAllowance(requests: readonly Counted[], nowAt: string): AccessAllowance {
  const freeAgain = requests
    .filter(({ kind }) => kind === 'access')
    .map(({ requestedAt }) => monthsBefore(requestedAt, -privacyLimits.windowMonths))
    .filter((at) => at > nowAt)
    .sort();
  const left = Math.max(0, privacyLimits.accessRequests - freeAgain.length);
  return { left, nextAt: left > 0 ? null : (freeAgain.at(-privacyLimits.accessRequests) ?? null) };
}

/** The pending deletion; there is at most one. */
export function openDeletion<T extends Pick<PrivacyRequest, 'kind' | 'status'>>(
  requests: readonly T[],
): T | undefined {
  return requests.find(({ kind, status }) => kind === 'deletion' && status === 'open');
}
