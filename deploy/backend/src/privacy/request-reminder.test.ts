import { expect, it } from 'vitest';
import { reminderDue, type ReminderStage } from './request-reminder.ts';

const dayMs = 24 * 60 * 60 * 1000;
const requestedAt = new Date('2026-06-15T12:00:00.000Z');
const day = (days: number, ms = 0) => new Date(requestedAt.getTime() + days * dayMs + ms);
const open = { status: 'open', requestedAt, isExtended: false, remindedAt: null } as const;
const extended = { ...open, isExtended: true } as const;

it.each<[string, Parameters<typeof reminderDue>[0], now: Date, ReminderStage | undefined]>([
  ['just before a week is left', open, day(38, -1), undefined],
  ['a week before it is due', open, day(38), 'soon'],
  ['reported as soon due', { ...open, remindedAt: day(38) }, day(45, -1), undefined],
  ['due, after the first report', { ...open, remindedAt: day(38) }, day(45), 'overdue'],
  ['due, never reported before', open, day(50), 'overdue'],
  ['reported as overdue', { ...open, remindedAt: day(45) }, day(80), undefined],
  ['extended: not soon due any more', extended, day(45), undefined],
  ['extended after the first report, a week before', { ...extended, remindedAt: day(38) }, day(83), 'soon'],
  ['extended, and due', { ...extended, remindedAt: day(83) }, day(90), 'overdue'],
  ['withdrawn', { ...open, status: 'withdrawn' }, day(50), undefined],
  ['completed', { ...open, status: 'completed' }, day(50), undefined],
])('the reminder of a request, %s (ACCT-53)', (_what, request, now, stage) => {
  expect(reminderDue(request, now)).toBe(stage);
});
