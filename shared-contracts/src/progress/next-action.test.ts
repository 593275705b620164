import { describe, expect, it } from 'vitest';
import {
  dealStatusCodes,
  orderStatuses,
  type DealStatus,
  type OrderProgress,
  type OrderStatus,
} from '../commerce/index.ts';
import {
  nextAction,
  stepIds,
  type NextActionFacts,
  type NextActionId,
  type StepId,
  type StepStatus,
} from './index.ts';
import { stepStatuses } from './step-status.ts';

const visibility = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };
const creationDate = '2026-06-01T00:00:00.000Z';
const changedAt = '2026-06-02T00:00:00.000Z';
const since = '2026-06-03T00:00:00.000Z';

type Statuses = Partial<Record<StepId, StepStatus>>;

const fresh: Statuses = { signing: 'NOT_READY', payment: 'NOT_READY', fulfillment: 'NOT_READY' };
const signed: Statuses = {
  insurance: 'COMPLETED',
  'id-verification': 'COMPLETED',
  documents: 'COMPLETED',
  signing: 'COMPLETED',
};
const done: Statuses = { ...signed, payment: 'COMPLETED', fulfillment: 'COMPLETED' };

/** The steps by status; one that is not named is READY. */
function progressOf(statuses: Statuses, ids: readonly StepId[] = stepIds): OrderProgress {
  return { changedAt, steps: ids.map((id) => ({ id, status: statuses[id] ?? 'READY', since })) };
}

interface OrderParts {
  readonly orderStatus?: OrderStatus | 'UNKNOWN';
  readonly dealStatus?: DealStatus;
  readonly type?: 'Cash' | 'Finance';
  readonly state?: string;
}

function facts(
  { orderStatus = 'SUBMITTED', dealStatus, type = dealStatus ? 'Finance' : 'Cash', state = 'ME' }: OrderParts,
  progress?: OrderProgress,
): NextActionFacts {
  const deal = { type, dealRefId: 'deal-1', status: dealStatus };
  return { order: { orderStatus, creationDate, deal, price: { state } }, progress, visibility };
}

const actionOf = (parts: OrderParts, statuses: Statuses = fresh) =>
  nextAction(facts(parts, progressOf(statuses)));

describe('the next action of an order by its order status (TRACK-100, ACCT-59)', () => {
  const expected: Record<OrderStatus, [NextActionId, string]> = {
    DRAFT: ['being-created', 'waiting'],
    SUBMITTED_TO_UNIFI: ['being-created', 'waiting'],
    SUBMITTED: ['verify-insurance', 'yours'],
    PII_UPDATE_SUCCESSFUL: ['verify-insurance', 'yours'],
    ID_VERIFICATION_COMPLETED: ['verify-insurance', 'yours'],
    ORDER_INITIATION_FAILED: ['creation-failed', 'problem'],
    DOCS_UPLOADED: ['verify-insurance', 'yours'],
    CONTRACT_PENDING: ['verify-insurance', 'yours'],
    SOLD_BY_DRI: ['verify-insurance', 'yours'],
    SOLD: ['verify-insurance', 'yours'],
    CANCELED: ['canceled', 'ended'],
    DELIVERED: ['delivered', 'ended'],
    DELIVERED_NO_RETURN: ['delivered', 'ended'],
    OFFRAMP: ['verify-insurance', 'yours'],
  };
  it.each(orderStatuses)('%s', (orderStatus) => {
    const { id, group } = actionOf({ orderStatus });
    expect([id, group]).toEqual(expected[orderStatus]);
  });

  it('a status of tomorrow leaves the order open', () =>
    expect(actionOf({ orderStatus: 'UNKNOWN' }).id).toBe('verify-insurance'));
});

describe('by the status of its deal (BUY-68)', () => {
  /** With the first step ready; those that only matter later are below. */
  const expected: Record<DealStatus, NextActionId> = {
    UNKNOWN: 'verify-insurance',
    DPEN: 'loan-decision',
    LNSEL: 'answer-counteroffer',
    LDEC: 'lenders-declined',
    LTIM: 'lender-timed-out',
    LSEL: 'answer-approval',
    APEN: 'loan-decision',
    UACC: 'verify-insurance',
    UDEC: 'loan-declined',
    SIGN: 'verify-insurance',
    CANC: 'canceled',
    CSAV: 'verify-insurance',
    CFAIL: 'verify-insurance',
    VPEN: 'verify-insurance',
    VEXP: 'verify-insurance',
    VRFA: 'deal-refused',
    VRWR: 'verify-insurance',
    VRFY: 'verify-insurance',
    SUBS: 'verify-insurance',
    PSIGN: 'verify-insurance',
    SUBF: 'verify-insurance',
    BOOK: 'verify-insurance',
    FUND: 'verify-insurance',
    PDOC: 'verify-insurance',
    RTRN: 'canceled',
  };
  it.each(dealStatusCodes)('%s', (dealStatus) =>
    expect(actionOf({ dealStatus }).id).toBe(expected[dealStatus]),
  );

  it.each<[string, OrderParts, Statuses, NextActionId, string | undefined]>([
    [
      'being verified: nothing to sign yet',
      { dealStatus: 'VPEN' },
      { ...signed, signing: 'READY', payment: 'NOT_READY', fulfillment: 'NOT_READY' },
      'deal-check',
      'lender',
    ],
    ['decided by no lender in time', { dealStatus: 'LTIM' }, fresh, 'lender-timed-out', 'lender'],
    ['submitted for funding, all done', { dealStatus: 'SUBF' }, done, 'funding', 'lender'],
    ['funded, all done', { dealStatus: 'FUND' }, done, 'hand-over', 'dealer'],
    [
      'taken over by the dealer, declined',
      { dealStatus: 'LDEC', orderStatus: 'OFFRAMP' },
      done,
      'hand-over',
      'dealer',
    ],
    [
      'returned after delivery',
      { dealStatus: 'RTRN', orderStatus: 'DELIVERED' },
      done,
      'canceled',
      undefined,
    ],
    [
      'declined by the buyer',
      { dealStatus: 'UDEC', orderStatus: 'CANCELED' },
      fresh,
      'loan-declined',
      undefined,
    ],
    [
      'approved, while it is transferred',
      { dealStatus: 'LSEL', orderStatus: 'SUBMITTED_TO_UNIFI' },
      fresh,
      'answer-approval',
      'you',
    ],
    [
      'accepted, while it is transferred',
      { dealStatus: 'UACC', orderStatus: 'SUBMITTED_TO_UNIFI' },
      fresh,
      'being-created',
      'dealer',
    ],
  ])('%s', (_row, parts, statuses, id, owner) =>
    expect(actionOf(parts, statuses)).toMatchObject({ id, owner }),
  );
});

describe('by its steps (TRACK-27)', () => {
  const byStatus: Record<StepId, Record<StepStatus, [NextActionId, string | undefined]>> = {
    insurance: {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['verify-insurance', 'you'],
      IN_PROGRESS: ['insurance-check', 'insurer'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['fix-insurance', 'you'],
    },
    'id-verification': {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['verify-id', 'you'],
      IN_PROGRESS: ['finish-id', 'you'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['fix-id', 'you'],
    },
    documents: {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['upload-documents', 'you'],
      IN_PROGRESS: ['finish-documents', 'you'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['add-documents', 'you'],
    },
    signing: {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['sign-contract', 'you'],
      IN_PROGRESS: ['finish-signing', 'you'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['renew-contract', 'you'],
    },
    payment: {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['pay', 'you'],
      IN_PROGRESS: ['payment-check', 'bank'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['fix-payment', 'you'],
    },
    fulfillment: {
      NOT_READY: ['contract-coming', 'dealer'],
      READY: ['schedule', 'you'],
      IN_PROGRESS: ['schedule', 'you'],
      COMPLETED: ['hand-over', 'dealer'],
      NEEDS_ATTENTION: ['schedule', 'you'],
    },
  };
  const rows = stepIds.flatMap((id) => stepStatuses.map((status) => [id, status] as const));

  it.each(rows)('only %s is left: %s', (step, status) => {
    const action = actionOf({ dealStatus: 'UACC' }, { ...done, [step]: status });
    const [id, owner] = byStatus[step][status];
    expect(action).toMatchObject({ id, owner });
    const isAboutStep = status !== 'NOT_READY' && status !== 'COMPLETED';
    expect(action.step).toBe(isAboutStep ? step : undefined);
    const n = status === 'COMPLETED' ? 6 : stepIds.indexOf(step) + 1;
    expect(action.position).toEqual({ n, total: 6 });
    expect(action.since).toBe(isAboutStep ? since : changedAt);
  });

  it.each<[string, OrderParts, Statuses, NextActionId, number]>([
    [
      'a problem of a later step before what can be done',
      {},
      { ...fresh, documents: 'NEEDS_ATTENTION' },
      'add-documents',
      3,
    ],
    ['what the buyer can do before waiting', {}, { ...fresh, insurance: 'IN_PROGRESS' }, 'verify-id', 2],
    [
      'waiting when nothing can be done',
      {},
      { ...fresh, insurance: 'IN_PROGRESS', 'id-verification': 'COMPLETED', documents: 'COMPLETED' },
      'insurance-check',
      1,
    ],
    [
      'an expired contract',
      { dealStatus: 'SUBS' },
      { ...signed, ...fresh, signing: 'NEEDS_ATTENTION' },
      'renew-contract',
      4,
    ],
    [
      'an expired verification',
      { dealStatus: 'VEXP' },
      { ...signed, ...fresh, signing: 'NEEDS_ATTENTION' },
      'renew-verification',
      4,
    ],
    [
      'signed, payment failed, scheduling open',
      { dealStatus: 'SIGN' },
      { ...signed, payment: 'NEEDS_ATTENTION' },
      'fix-payment',
      5,
    ],
    [
      'signed, payment on its way, scheduling open',
      { dealStatus: 'SIGN' },
      { ...signed, payment: 'IN_PROGRESS' },
      'schedule',
      6,
    ],
  ])('%s', (_row, parts, statuses, id, n) =>
    expect(actionOf(parts, statuses)).toMatchObject({ id, position: { n, total: 6 } }),
  );
});

describe('an identity that is not verified online (TRACK-43)', () => {
  it.each<[string, string, StepStatus, NextActionId]>([
    ['nothing begun', 'IL', 'READY', 'verify-id-by-phone'],
    ['begun in another state', 'IL', 'IN_PROGRESS', 'verify-id-by-phone'],
    ['failed in another state', 'IL', 'NEEDS_ATTENTION', 'verify-id-by-phone'],
    ['verified', 'IL', 'COMPLETED', 'hand-over'],
    ['a state with ID capture', 'ME', 'READY', 'verify-id'],
    ['a state with ID capture, failed', 'ME', 'NEEDS_ATTENTION', 'fix-id'],
  ])('%s, %s: %s', (_row, state, status, id) =>
    expect(actionOf({ state }, { ...done, 'id-verification': status }).id).toBe(id),
  );

  it('is the buyer’s turn, and leaves other steps as they are', () => {
    const action = actionOf({ state: 'IL' }, { ...fresh, insurance: 'COMPLETED' });
    expect(action).toMatchObject({ group: 'yours', owner: 'you', step: 'id-verification' });
    expect(actionOf({ state: 'IL' }).id).toBe('verify-insurance');
  });
});

describe('the position among the steps', () => {
  it.each<[string, OrderParts]>([
    ['a loan that is decided on', { dealStatus: 'DPEN' }],
    ['an approved loan', { dealStatus: 'LSEL' }],
    ['a counteroffer', { dealStatus: 'LNSEL' }],
    ['a lender that is late', { dealStatus: 'LTIM' }],
    ['an order that is being created', { orderStatus: 'SUBMITTED_TO_UNIFI' }],
    ['a delivered order', { orderStatus: 'DELIVERED' }],
  ])('is none while the steps do not matter: %s', (_row, parts) =>
    expect(actionOf(parts).position).toBeUndefined(),
  );
});

describe('the steps of an order', () => {
  const offramp = stepIds.filter((id) => id !== 'payment');

  it('are five of an offramp order, which has no payment (TRACK-30)', () =>
    expect(nextAction(facts({ orderStatus: 'OFFRAMP' }, progressOf(signed, offramp)))).toMatchObject({
      id: 'schedule',
      position: { n: 5, total: 5 },
    }));

  it.each<[string, Statuses, boolean | undefined, NextActionId, string]>([
    ['on its way', { ...signed, payment: 'IN_PROGRESS' }, false, 'schedule', 'you'],
    ['on its way, all else done', { ...done, payment: 'IN_PROGRESS' }, false, 'payment-check', 'bank'],
    ['one of an older server', { ...done, payment: 'IN_PROGRESS' }, undefined, 'payment-check', 'bank'],
    ['a deposit, the rest is due', { ...signed, payment: 'IN_PROGRESS' }, true, 'pay', 'you'],
    ['a deposit, all else done', { ...done, payment: 'IN_PROGRESS' }, true, 'pay', 'you'],
    ['a deposit, nothing signed', { ...fresh, payment: 'NOT_READY' }, true, 'verify-insurance', 'you'],
  ])('PAYMENT_PENDING: %s', (_row, statuses, isRestDue, id, owner) => {
    const given = facts({}, progressOf(statuses));
    const order = { ...given.order, paymentInfo: { status: 'PAYMENT_PENDING' as const, isRestDue } };
    expect(nextAction({ ...given, order })).toMatchObject({ id, owner });
  });

  it('are without those that the tenant hides (TRACK-32)', () => {
    const hidden = { isToggleOn: true, showDeliveryStep: false, showPaymentStep: true };
    const given = { ...facts({}, progressOf({ ...done, fulfillment: 'READY' })), visibility: hidden };
    expect(nextAction(given)).toMatchObject({ id: 'hand-over', position: { n: 5, total: 5 } });
  });

  it('are without one that this build does not know; an unknown status asks for nothing', () => {
    const { steps } = progressOf(done);
    const known = steps.map((step) =>
      step.id === 'payment' ? { ...step, status: 'UNKNOWN' as const } : step,
    );
    const progress = {
      changedAt,
      steps: [{ id: 'UNKNOWN' as const, status: 'READY' as const, since }, ...known],
    };
    expect(nextAction(facts({}, progress))).toMatchObject({
      id: 'contract-coming',
      position: { n: 5, total: 6 },
    });
  });

  it.each<[string, OrderParts, NextActionId, string]>([
    ['an open order', {}, 'continue', 'yours'],
    ['one that a lender decides on', { dealStatus: 'DPEN' }, 'loan-decision', 'waiting'],
    ['one whose lender is late', { dealStatus: 'LTIM' }, 'lender-timed-out', 'waiting'],
    ['one that is verified', { dealStatus: 'VPEN' }, 'deal-check', 'waiting'],
    ['one that is funded', { dealStatus: 'SUBF' }, 'funding', 'waiting'],
    ['one that the dealer took over', { orderStatus: 'OFFRAMP' }, 'dealer-finishes', 'waiting'],
    ['a delivered one', { orderStatus: 'DELIVERED' }, 'delivered', 'ended'],
  ])('may be missing, from an older server: %s', (_row, parts, id, group) =>
    expect(nextAction(facts(parts))).toMatchObject({
      id,
      group,
      step: undefined,
      position: undefined,
      since: creationDate,
    }),
  );

  it('do not count once the order has ended', () =>
    expect(actionOf({ orderStatus: 'DELIVERED' }, fresh)).toMatchObject({
      position: undefined,
      owner: undefined,
    }));
});
