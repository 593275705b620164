import { describe, expect, it } from 'vitest';
import { dealStatusCodes, orderStatuses, type DealStatus, type OrderStatus } from '../commerce/index.ts';
import { heldUntil, type HoldFacts } from './index.ts';

const changedAt = '2026-06-01T12:00:00.000Z';
const until = '2026-06-08T12:00:00.000Z';
const now = new Date('2026-06-02T00:00:00.000Z');
const documents = [
  { key: 'APP.DRIVERSLICENSE', status: 'COMPLETE' },
  { key: 'GEN.INSURANCECARD', status: 'COMPLETE' },
] as const;

function facts(
  order: Partial<HoldFacts['snapshot']['order']> = {},
  parts: { readonly orderStatus?: OrderStatus | 'UNKNOWN'; readonly signing?: string } = {},
): HoldFacts {
  const { orderStatus = 'SUBMITTED', signing = 'NotStarted' } = parts;
  return {
    orderStatus,
    changedAt,
    snapshot: {
      order: {
        dealType: order.dealStatus ? 'Finance' : 'Cash',
        dealStatus: undefined,
        isOfframp: false,
        paymentStatus: undefined,
        appointmentTime: undefined,
        idVerificationStatus: undefined,
        ...order,
      },
      documents,
      readiness: { ready: true, isSigningNotificationSent: false },
      signing: { status: signing as 'NotStarted', signersCompleted: [] },
      local: { isCashPaid: false, isContractStarted: false },
    },
  };
}

describe('until when an order holds its vehicle (BUY-71)', () => {
  it.each<[string, HoldFacts]>([
    ['a new cash order', facts()],
    ['one that is transferred', facts({}, { orderStatus: 'SUBMITTED_TO_UNIFI' })],
    ['an accepted loan', facts({ dealStatus: 'UACC' })],
    [
      'a contract to sign',
      facts(
        { dealStatus: 'SUBS' },
        { orderStatus: 'CONTRACT_PENDING', signing: 'DocumentsSubmittedForSigning' },
      ),
    ],
  ])('%s: 7 days after its last change', (_row, given) => expect(heldUntil(given, now)).toBe(until));

  const heldOrders: readonly OrderStatus[] = [
    'SUBMITTED_TO_UNIFI',
    'SUBMITTED',
    'PII_UPDATE_SUCCESSFUL',
    'ID_VERIFICATION_COMPLETED',
    'DOCS_UPLOADED',
    'CONTRACT_PENDING',
  ];
  it.each(orderStatuses)('order status %s', (orderStatus) =>
    expect(heldUntil(facts({}, { orderStatus }), now)).toBe(heldOrders.includes(orderStatus) ? until : null),
  );

  const heldDeals: readonly DealStatus[] = [
    ...(['UNKNOWN', 'CSAV', 'CFAIL', 'LNSEL', 'LSEL', 'LDEC', 'LTIM'] as const),
    ...(['UACC', 'VRWR', 'VRFY', 'SUBS'] as const),
  ];
  it.each(dealStatusCodes)('deal status %s', (dealStatus) =>
    expect(heldUntil(facts({ dealStatus }), now)).toBe(heldDeals.includes(dealStatus) ? until : null),
  );

  it.each<[string, HoldFacts, Date]>([
    ['signed by the buyer', facts({}, { signing: 'Signed' }), now],
    ['a contract that expired or was canceled', facts({}, { signing: 'Cancelled' }), now],
    ['taken over by the dealer', facts({ isOfframp: true }), now],
    ['an unknown status', facts({}, { orderStatus: 'UNKNOWN' }), now],
    ['the time is over', facts(), new Date(until)],
  ])('no end: %s', (_row, given, at) => expect(heldUntil(given, at)).toBeNull());
});
