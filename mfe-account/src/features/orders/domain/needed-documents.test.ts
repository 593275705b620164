import { describe, expect, it } from 'vitest';
import type { DealStatus, Order } from '@forecourt/shared-contracts/commerce';
import type { OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import {
  askedDocuments,
  documentOrders,
  documentRequest,
  needsDocumentsNext,
  sortedDocuments,
} from './needed-documents.ts';
import type { OrderWithAction } from './order-groups.ts';

type Documents = OrderDocumentList['documents'];
const documents = (...statuses: readonly string[]) => statuses.map((status) => ({ status })) as Documents;

const order = (orderNumber: string, ...statuses: readonly string[]) =>
  ({ orderNumber, documents: documents(...statuses) }) as OrderDocumentList;
const refusedOrder = (orderNumber: string) =>
  ({ orderNumber, documents: [{ status: 'FAIL', reason: 'Blurry' }] }) as OrderDocumentList;
const row = (orderNumber: string, group: string, step?: string) =>
  ({ order: { orderNumber }, action: { group, step } }) as OrderWithAction;

const declined = {
  order: { orderNumber: '1' },
  action: { id: 'lenders-declined', group: 'problem' },
} as OrderWithAction;

const undecided = {
  order: { orderNumber: '1' },
  action: { id: 'loan-decision', group: 'waiting' },
} as OrderWithAction;

it('an order that asks only later is after one whose turn it is', () => {
  const rows = [declined, row('2', 'yours', 'insurance')];
  const numbers = documentOrders([order('1', 'MISSING'), order('2', 'MISSING')], rows);
  expect(numbers.map(({ orderNumber }) => orderNumber)).toEqual(['2', '1']);
});

it('the order with a refused document comes first, then those whose turn it is, finished ones last', () => {
  const orders = [
    order('1', 'MISSING'),
    order('2', 'MISSING'),
    refusedOrder('3'),
    order('4', 'MISSING'),
    order('5', 'COMPLETE'),
    refusedOrder('6'),
  ];
  const rows = [
    row('1', 'yours', 'insurance'),
    row('2', 'yours', 'documents'),
    row('3', 'problem', 'documents'),
    row('4', 'problem', 'insurance'),
    row('5', 'ended'),
    row('6', 'ended'),
  ];
  expect(documentOrders(orders, rows).map(({ orderNumber }) => orderNumber)).toEqual([
    '3',
    '2',
    '4',
    '1',
    '6',
    '5',
  ]);
});

it.each([
  ['its next step', order('1', 'MISSING'), row('1', 'yours', 'documents'), true],
  ['not while another step comes first', order('1', 'MISSING'), row('1', 'yours', 'insurance'), false],
  ['one was refused', refusedOrder('1'), row('1', 'problem', 'insurance'), true],
  ['one was refused, but no lender approved', refusedOrder('1'), declined, false],
  ['one was refused while a lender decides', refusedOrder('1'), undecided, true],
  ['one was refused, but the order has ended', refusedOrder('1'), row('1', 'ended'), false],
])('documents are next: %s', (_, asked, one, expected) => {
  expect(needsDocumentsNext(asked, [one])).toBe(expected);
});

it('orders that need documents come first, those that have them all last', () => {
  const orders = [order('1', 'COMPLETE'), order('2', 'MISSING'), order('3', 'MISSING')];
  const open = { order: { orderNumber: '2' }, action: { id: 'answer-approval', group: 'yours' } };
  const rows = [row('1', 'problem'), open as OrderWithAction, row('3', 'yours', 'insurance')];
  expect(documentOrders(orders, rows).map(({ orderNumber }) => orderNumber)).toEqual(['3', '2', '1']);
});

it('of an order, refused documents come first, then those that signing needs; complete ones last', () => {
  const all = [
    { key: 'APP.DRIVERSLICENSE', status: 'COMPLETE' },
    { key: 'APP.W2', status: 'MISSING' },
    { key: 'GEN.INSURANCECARD', status: 'MISSING' },
    { key: 'APP.W2', status: 'FAIL', reason: 'Blurry' },
  ] as Documents;
  expect(sortedDocuments(all)).toEqual([all[3], all[2], all[1], all[0]]);
});

it('orders without documents are left out, the newest comes first', () => {
  const numbers = documentOrders([order('1', 'MISSING'), order('2'), order('3', 'MISSING')], []);
  expect(numbers.map(({ orderNumber }) => orderNumber)).toEqual(['3', '1']);
});

describe('documents are asked for', () => {
  const of = (id: string, group: string, parts: Partial<Order> = {}) =>
    ({ order: orderFixture(parts), action: { id, group } }) as OrderWithAction;
  const dealOf = (status: DealStatus) => ({ deal: { type: 'Finance', dealRefId: 'D', status } }) as const;
  const ready = of('pay', 'yours');
  it.each([
    ['while something is missing', documents('COMPLETE', 'MISSING'), ready, 'now'],
    ['while something was refused', documents('FAIL'), of('deal-check', 'waiting', dealOf('VPEN')), 'now'],
    ['of an order that could not be loaded', documents('MISSING'), undefined, 'now'],
    [
      'not when no lender approved',
      documents('MISSING'),
      of('lenders-declined', 'problem', dealOf('LDEC')),
      'no',
    ],
    ['while a lender decides', documents('MISSING'), of('loan-decision', 'waiting', dealOf('DPEN')), 'open'],
    ['while a lender is late', documents('FAIL'), of('lender-timed-out', 'waiting', dealOf('LTIM')), 'open'],
    [
      'before the loan is accepted',
      documents('FAIL'),
      of('answer-approval', 'yours', dealOf('LSEL')),
      'open',
    ],
    [
      'before other terms are',
      documents('FAIL'),
      of('answer-counteroffer', 'yours', dealOf('LNSEL')),
      'open',
    ],
    ['after its creation', documents('MISSING'), of('being-created', 'waiting'), 'later'],
    ['not when all are there', documents('COMPLETE'), ready, 'no'],
    [
      'not of a delivered order',
      documents('MISSING'),
      of('delivered', 'ended', { orderStatus: 'DELIVERED' }),
      'no',
    ],
    ['not of a canceled order', documents('MISSING'), of('canceled', 'ended', dealOf('CANC')), 'no'],
    [
      'not of a loan that was declined',
      documents('MISSING'),
      of('loan-declined', 'ended', dealOf('UDEC')),
      'no',
    ],
  ] as const)('%s', (_, all, one, expected) => expect(documentRequest(all, one)).toBe(expected));
});

describe('what an order asks its documents for', () => {
  const w2 = { key: 'APP.W2', status: 'MISSING' };
  const license = { key: 'APP.DRIVERSLICENSE', status: 'MISSING' };
  const refused = { ...w2, status: 'FAIL', reason: 'Blurry' };

  it.each([
    ['refused before all others', [license, refused], false, 'Refused', [refused]],
    ['for signing', [license, w2], false, 'Missing', [license, w2]],
    ['after signing', [w2], false, 'AfterSigning', [w2]],
    ['to finish a signed order', [w2], true, 'ToFinish', [w2]],
  ])('%s', (_row, list, isSigned, purpose, asked) =>
    expect(askedDocuments(list as Documents, isSigned)).toEqual({ asked, purpose }),
  );

  it('nothing, as all are there', () => expect(askedDocuments(documents('COMPLETE'), false)).toBeUndefined());
});
