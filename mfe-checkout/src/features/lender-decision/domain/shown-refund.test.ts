import { expect, it } from 'vitest';
import { shownRefund } from './shown-refund.ts';

it.each([
  ['nothing was paid', 0, 0, { kind: 'none', amountCents: 0 }],
  ['all was refunded', 500_00, 0, { kind: 'done', amountCents: 500_00 }],
  ['a refund is to come', 0, 500_00, { kind: 'due', amountCents: 500_00 }],
  ['one was made and one is to come', 500_00, 200_00, { kind: 'due', amountCents: 200_00 }],
] as const)('%s', (_, doneCents, dueCents, expected) =>
  expect(shownRefund({ doneCents, dueCents })).toEqual(expected),
);
