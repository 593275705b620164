import { expect, test } from 'vitest';
import { actionHref } from './action-href.ts';

test.each([
  ['a step', { id: 'verify-id', step: 'id-verification' }, '/progress/T-1/id-verification'],
  ['scheduling', { id: 'schedule', step: 'fulfillment' }, '/fulfillment/T-1'],
  ['an approval', { id: 'answer-approval', step: undefined }, '/checkout/T-1'],
  ['an order that is created', { id: 'being-created', step: undefined }, '/checkout/T-1'],
  ['a canceled order', { id: 'canceled', step: undefined }, '/checkout/T-1'],
  ['a delivered order', { id: 'delivered', step: undefined }, '/progress/T-1'],
  ['an order of an older server', { id: 'continue', step: undefined }, '/progress/T-1'],
] as const)('%s', (_row, action, href) => expect(actionHref('T-1', action)).toBe(href));
