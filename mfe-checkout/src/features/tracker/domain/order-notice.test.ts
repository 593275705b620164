import { expect, test } from 'vitest';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { orderNotice, type OrderNoticeFacts } from './order-notice.ts';

const open: readonly ProgressStep[] = [{ id: 'signing', status: 'READY' }];
const done: readonly ProgressStep[] = [{ id: 'signing', status: 'COMPLETED' }];

test.each<[string, OrderNoticeFacts, string | undefined]>([
  ['a pending decision', { phase: 'pending', steps: open, currentId: 'documents' }, 'pending'],
  ['an approval to accept', { phase: 'approved', steps: open, currentId: undefined }, 'approved'],
  ['signing waits by itself', { phase: 'pending', steps: open, currentId: 'signing' }, undefined],
  ['a closed order', { phase: 'canceled', steps: open, currentId: 'documents' }, undefined],
  ['no decision, steps left', { phase: 'none', steps: open, currentId: 'documents' }, undefined],
  ['no decision, all done', { phase: 'none', steps: done, currentId: 'signing' }, 'done'],
  ['accepted, all done', { phase: 'accepted', steps: done, currentId: 'documents' }, 'done'],
  [
    'scheduling says by itself that all is done',
    { phase: 'none', steps: done, currentId: 'fulfillment' },
    undefined,
  ],
])('%s', (_row, facts, expected) => expect(orderNotice(facts)).toBe(expected));
