import { expect, it } from 'vitest';
import { isHandOverDue } from './is-hand-over-due.ts';

it.each([
  ['its appointment may not have taken place', { isHandOverMissed: true }, 'schedule', true],
  ['nothing is scheduled yet', { isHandOverMissed: false }, 'schedule', false],
  ['a server does not say it', {}, 'schedule', false],
  ['it has to be paid first', { isHandOverMissed: true }, 'fix-payment', false],
] as const)('%s', (_row, order, id, expected) => expect(isHandOverDue(order, { id })).toBe(expected));
