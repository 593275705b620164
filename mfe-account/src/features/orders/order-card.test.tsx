import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listOrders, type DealStatus, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import { stepIds, type StepId, type StepStatus } from '@forecourt/shared-contracts/progress';
import { listAccountDocuments, type DealDocument } from '@forecourt/shared-contracts/documents';
import { answer, orderFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();

async function openCard(order: ListedOrder) {
  server.use(answer(listOrders, () => ({ orders: [order] })));
  await renderRemote({ target: '/account/orders', signedInAs: buyer });
  return within(await screen.findByRole('article'));
}

/** The steps by status; one that is not named has the status `rest`. */
function progressOf(statuses: Partial<Record<StepId, StepStatus>>, rest: StepStatus) {
  const steps = stepIds.map((id) => ({ id, status: statuses[id] ?? rest, since: null }));
  return { changedAt: '2026-06-15T15:00:00.000Z', steps };
}

const finance = {
  downPaymentCents: 2_500_00,
  financedCents: 41_786_95,
  monthlyPaymentCents: 616_23,
  termMonths: 72,
  aprPercent: 6.5,
};
const financed = (status: DealStatus) =>
  orderFixture({
    deal: { type: 'Finance', dealRefId: 'D', status },
    price: { ...orderFixture().price, finance },
  });

describe('the payment of a loan that is not agreed', () => {
  const counterOffer = {
    monthlyPaymentCents: 540_12,
    downPaymentCents: 3_500_00,
    termMonths: 84,
    aprPercent: 7.04,
  };
  it('is the one that a lender offers (BUY-63)', async () => {
    const card = await openCard({ ...financed('LNSEL'), counterOffer });
    expect(card.getByText('Lender offers')).toBeVisible();
    expect(card.getByText('$540/mo')).toBeVisible();
    expect(card.getByText('$3,500 down, 84 months, 7.04% APR')).toBeVisible();
    expect(card.queryByText(/\$616/)).toBeNull();
  });

  it('says that it was asked for where the offer is not known', async () => {
    const card = await openCard(financed('LNSEL'));
    expect(card.getByText('You asked for')).toBeVisible();
    expect(card.getByText('$616/mo')).toBeVisible();
  });

  it('is an estimate beside its amount while a lender decides', async () => {
    const card = await openCard(financed('DPEN'));
    expect(card.getByText('$616/mo')).toBeVisible();
    expect(card.getByText('Est. payment')).toBeVisible();
  });
});

describe('a loan that a lender decides on', () => {
  it('names what can be done meanwhile', async () => {
    const progress = progressOf({ signing: 'NOT_READY', payment: 'NOT_READY' }, 'READY');
    const card = await openCard({ ...financed('DPEN'), progress });
    const steps = 'verify your insurance, verify your ID, and upload documents';
    expect(card.getByText(`You'll see the answer here. Meanwhile, you can ${steps}.`)).toBeVisible();
    expect(card.queryByText(/don't need to do anything/)).toBeNull();
  });

  it('needs nothing once all of that is done', async () => {
    const progress = progressOf({ signing: 'NOT_READY', payment: 'NOT_READY' }, 'COMPLETED');
    const card = await openCard({ ...financed('DPEN'), progress });
    expect(card.getByText("You'll see the answer here. You don't need to do anything.")).toBeVisible();
  });
});

describe('an identity that is not verified online (TRACK-43)', () => {
  const price = { ...orderFixture().price, state: 'IL' };

  it('is verified by phone, as its step says', async () => {
    const progress = progressOf({ 'id-verification': 'READY' }, 'COMPLETED');
    const card = await openCard({ ...orderFixture({ price }), progress });
    expect(
      card.getByRole('heading', { name: /^We can't verify your ID online in your state\. Call 207-/ }),
    ).toBeVisible();
    expect(card.getByRole('link', { name: /^Verify your ID by phone/ })).toHaveAttribute(
      'href',
      '/progress/T-1001/id-verification',
    );
    expect(card.queryByText(/license ready/)).toBeNull();
  });

  it('can be verified by phone while a lender decides', async () => {
    const progress = progressOf({ 'id-verification': 'READY' }, 'COMPLETED');
    const order = financed('DPEN');
    const card = await openCard({ ...order, price: { ...order.price, state: 'IL' }, progress });
    expect(card.getByText(/Meanwhile, you can verify your ID by phone\.$/)).toBeVisible();
  });
});

describe('an order that the dealer finishes', () => {
  it('shows no payment that was never agreed as agreed', async () => {
    const card = await openCard({ ...financed('LTIM'), orderStatus: 'OFFRAMP' });
    expect(card.getByText('$616/mo')).toBeVisible();
    expect(card.getByText('Est. payment')).toBeVisible();
  });

  it('shows the price alone where every lender declined', async () => {
    const card = await openCard({ ...financed('LDEC'), orderStatus: 'OFFRAMP' });
    expect(card.getByText('price with taxes and fees')).toBeVisible();
    expect(card.queryByText(/\/mo|APR/)).toBeNull();
  });
});

it.each([
  [true, 'We received part of your payment', /^Pay the rest/],
  [false, 'Your policy is being checked', /^View/],
] as const)('a part that was paid asks for the rest: %s', async (isRestDue, heading, button) => {
  const progress = progressOf({ insurance: 'IN_PROGRESS', payment: 'IN_PROGRESS' }, 'COMPLETED');
  const paymentInfo = { status: 'PAYMENT_PENDING', isRestDue } as const;
  const card = await openCard({ ...orderFixture({ orderStatus: 'SOLD', paymentInfo }), progress });
  expect(card.getByRole('heading', { name: heading })).toBeVisible();
  expect(card.getByRole('link', { name: button })).toBeVisible();
});

it('a vehicle that came back was returned, not canceled by the retailer', async () => {
  const card = await openCard({ ...financed('RTRN'), orderStatus: 'DELIVERED' });
  expect(card.getByRole('heading', { name: 'This vehicle was returned' })).toBeVisible();
  expect(card.queryByText(/canceled/)).toBeNull();
});

describe('an appointment', () => {
  const appointmentTime = '2026-12-05T14:00:00.000Z';
  const booked = (type: 'DELIVERY' | 'PICKUP', parts: Partial<ListedOrder> = {}): ListedOrder => ({
    ...orderFixture({ orderStatus: 'SOLD', delivery: { type, appointmentTime } }),
    appointmentEndTime: '2026-12-05T16:00:00.000Z',
    progress: progressOf({}, 'COMPLETED'),
    ...parts,
  });
  const missed = {
    isHandOverMissed: true,
    progress: progressOf({ fulfillment: 'NEEDS_ATTENTION' }, 'COMPLETED'),
  };

  it.each([
    ['DELIVERY', {}, /^Your delivery: Saturday, Dec\s5, 9:00\sAM\s–\s?⁠?\s?11:00\sAM \(ET\)$/],
    ['PICKUP', {}, /^Your pickup: Saturday, Dec\s5, 9:00\sAM\s–\s?⁠?\s?11:00\sAM \(ET\)$/],
    [
      'PICKUP',
      { appointmentTimeZone: 'America/Chicago' },
      /^Your pickup: Saturday, Dec\s5, 8:00\sAM\s–\s?⁠?\s?10:00\sAM \(CT\)$/,
    ],
    ['DELIVERY', { appointmentEndTime: undefined }, /^Your delivery: Saturday, Dec\s5, 9:00\sAM \(ET\)$/],
  ] as const)('to come has its day and window, as in the tracker: %s %j', async (type, parts, text) => {
    const card = await openCard(booked(type, parts));
    expect(card.getByText(text)).toBeVisible();
    // The group says it for all of its orders.
    expect(card.queryByText(/Every step is done/)).toBeNull();
  });

  it.each([
    ['DELIVERY', {}, /^Did your car arrive on Saturday, Dec\s5\?$/, /^Confirm or pick a new time/],
    ['PICKUP', {}, /^Did you pick up your car on Saturday, Dec\s5\?$/, /^Confirm or pick a new time/],
    [
      'DELIVERY',
      { isHandOverFailed: true },
      /^Your delivery on Saturday, Dec\s5 didn't happen$/,
      /^Pick a new time/,
    ],
    [
      'PICKUP',
      { isHandOverFailed: true },
      /^Your pickup on Saturday, Dec\s5 didn't happen$/,
      /^Pick a new time/,
    ],
  ] as const)(
    'that may not have taken place asks as the tracker does (TRACK-90): %s %j',
    async (type, parts, heading, button) => {
      const card = await openCard(booked(type, { ...missed, ...parts }));
      expect(card.getByRole('heading', { name: heading })).toBeVisible();
      expect(card.getByRole('link', { name: button })).toBeVisible();
    },
  );

  it.each([
    ['DELIVERY', 'Delivered Dec 5, 2026'],
    ['PICKUP', 'Picked up Dec 5, 2026'],
  ] as const)('that took place has its date: %s', async (type, text) => {
    const card = await openCard(booked(type, { orderStatus: 'DELIVERED' }));
    expect(card.getByText(text)).toBeVisible();
  });
});

describe('until when the vehicle is held (TRACK-114)', () => {
  const heldUntil = '2099-12-04T15:00:00.000Z';

  it('is said while it is the buyer’s turn', async () => {
    const card = await openCard({ ...orderFixture({ heldUntil }), progress: progressOf({}, 'READY') });
    expect(card.getByText(/^Held for you until Friday, Dec\s4$/)).toBeVisible();
  });

  it.each([
    ['someone else is to act', { ...financed('LTIM'), heldUntil }],
    ['there is no end', orderFixture({ heldUntil: null })],
  ])('is not while %s', async (_row, order) => {
    const card = await openCard(order);
    expect(card.queryByText(/^Held/)).toBeNull();
  });
});

it.each([
  [{}, undefined],
  [{ signing: 'NEEDS_ATTENTION' }, '1 more step to fix'],
  [{ signing: 'NEEDS_ATTENTION', 'id-verification': 'NEEDS_ATTENTION' }, '2 more steps to fix'],
] as const)('a problem says how many more there are: %j', async (statuses, text) => {
  const progress = progressOf({ insurance: 'NEEDS_ATTENTION', ...statuses }, 'READY');
  const card = await openCard({ ...orderFixture(), progress });
  expect(card.getByRole('heading', { name: "We couldn't verify your policy" })).toBeVisible();
  expect(card.queryByText(/more steps? to fix/)?.textContent).toBe(text);
});

describe('an order of which a document is missing that signing does not need', () => {
  const income: DealDocument = { id: 'd1', key: 'APP.W2', name: 'Proof of income (W-2)', status: 'MISSING' };
  const license: DealDocument = {
    id: 'd2',
    key: 'APP.DRIVERSLICENSE',
    name: "Driver's license",
    status: 'COMPLETE',
  };
  const documents = 'NEEDS_ATTENTION';
  const order = { ...orderFixture(), progress: progressOf({ documents }, 'COMPLETED') };
  const unsigned = { ...order, progress: progressOf({ documents, signing: 'READY' }, 'COMPLETED') };
  const followsText =
    'Your required documents are in. Proof of income (W-\u20602) can follow after you sign.';

  it.each([
    ['can follow', unsigned, income, followsText],
    ['is needed at the end', order, income, 'We need Proof of income (W-\u20602) to finish your order'],
    [
      'was refused',
      order,
      { ...income, status: 'FAIL', reason: 'Blurry' },
      "Proof of income (W-\u20602) wasn't accepted",
    ],
  ] as const)('is the buyer’s turn, and names what %s', async (_row, row, document, text) => {
    const list = [{ orderNumber: row.orderNumber, dealRefId: 'D', documents: [license, document] }];
    server.use(answer(listAccountDocuments, () => ({ orders: list })));
    const card = await openCard(row);
    expect(await card.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your turn 1' })).toBeVisible();
    expect(screen.queryByText(/needs to be fixed/)).toBeNull();
  });

  it('says that documents are needed while their names are not known', async () => {
    server.use(refuse(listAccountDocuments, 500, 'error.internal'));
    const card = await openCard(order);
    expect(card.getByRole('heading', { name: 'We still need documents from you' })).toBeVisible();
  });
});

it('a loan that no lender approved says when its payment is set', async () => {
  const card = await openCard(orderFixture({ deal: { type: 'Finance', dealRefId: 'D', status: 'DPEN' } }));
  expect(card.getByText('Payment set after credit approval')).toBeVisible();
  expect(card.getByText('$44,287 price with taxes and fees')).toBeVisible();
});
