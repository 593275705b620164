import { privacyDueAt } from '@forecourt/shared-contracts/privacy';
import type { PrivacyRow } from './privacy-rows.ts';

/** How many days before its due date an open request is reported to the staff for the first time. */
export const reminderDays = 7;

/** Stages of an open request that its staff is reminded of: soon due, and not answered in time. */
export type ReminderStage = 'soon' | 'overdue';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the stage that the staff is still to be reminded of at an instant; undefined if none has begun, or the current one was reported.
 * An extension moves the due date, so its stages begin again.
 */
export function reminderDue(
  request: Pick<PrivacyRow, 'status' | 'requestedAt' | 'isExtended' | 'remindedAt'>,
  now: Date,
): ReminderStage | undefined {
  const { status, requestedAt, isExtended, remindedAt } = request;
  if (status !== 'open') return undefined;
  const dueMs = Date.parse(privacyDueAt(requestedAt.toISOString(), isExtended));
  const isOverdue = now.getTime() >= dueMs;
  const beganMs = isOverdue ? dueMs : dueMs - reminderDays * dayMs;
  if (now.getTime() < beganMs || (remindedAt && remindedAt.getTime() >= beganMs)) return undefined;
  return isOverdue ? 'overdue' : 'soon';
}
