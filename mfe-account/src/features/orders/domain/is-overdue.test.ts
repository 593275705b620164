import { expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const delivery = { type: 'DELIVERY', appointmentTime: '2026-11-20T15:00:00.000Z' } as const;

it.each([
  ['a day after its appointment', { delivery }, 'hand-over', '2026-11-21T15:00:01.000Z', true],
  ['on the day of its appointment', { delivery }, 'hand-over', '2026-11-20T20:00:00.000Z', false],
  ['once it is delivered', { delivery }, 'delivered', '2026-11-30T15:00:00.000Z', false],
  ['without an appointment', {}, 'hand-over', '2026-11-30T15:00:00.000Z', false],
] as const)('%s', (_, order, id, now, expected) =>
  expect(isOverdue(order, { id }, Date.parse(now))).toBe(expected),
);
