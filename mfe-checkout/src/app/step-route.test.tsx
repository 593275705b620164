import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getContract } from '@forecourt/shared-contracts/signing';
import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import { getFulfillment } from '@forecourt/shared-contracts/fulfillment';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../testing/fulfillment-fixture.ts';
import { contractStateFixture } from '../testing/contract-fixture.ts';
import { openCheckout } from '../testing/open-checkout.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { paymentFixture, paymentStateFixture } from '../testing/payment-fixture.ts';
import { documentFixture, type TrackerAnswers } from '../testing/tracker-answers.ts';
import { stepHandlers } from '../testing/step-handlers.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';
const paidState = paymentStateFixture({ payments: [paymentFixture()], status: 'FULLY_PAID' });
const scheduled = fulfillmentFixture({
  status: 'Requested',
  appointment: appointmentFixture({ startAt: '2026-07-02T02:30:00.000Z', endAt: '2026-07-02T04:30:00.000Z' }),
});
const insured: TrackerAnswers['insurance'] = {
  status: 'COMPLETED',
  policyStatus: 'ACTIVE',
  hasConsent: true,
  carrier: 'Acme',
  policyNumberLast4: '1234',
};
const identified = { order: orderFixture({ idVerification: { status: 'COMPLETED' } }) };
const documented = {
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
};
const signed: Pick<TrackerAnswers, 'signing'> = {
  signing: { status: 'Signed', signersCompleted: ['buyer'] },
};
const finished: Partial<TrackerAnswers> = {
  ...documented,
  ...signed,
  insurance: insured,
  order: orderFixture({
    idVerification: { status: 'COMPLETED' },
    paymentInfo: { status: 'FULLY_PAID' },
    delivery: { type: 'DELIVERY', appointmentTime: '2026-07-02T02:30:00.000Z' },
  }),
};

describe('a path that opens no step redirects to the active one', () => {
  test.each<{ case: string; from: string; to: string; answers?: Partial<TrackerAnswers> }>([
    { case: 'the tracker itself', from: base, to: `${base}/insurance-verification` },
    { case: 'an unknown path', from: `${base}/nonsense/deep`, to: `${base}/insurance-verification` },
    { case: 'a step that is not ready', from: `${base}/payment`, to: `${base}/insurance-verification` },
    { case: 'scheduling not ready', from: '/fulfillment/FC-1001', to: `${base}/insurance-verification` },
    { case: 'insurance done', from: base, to: `${base}/id-verification`, answers: { insurance: insured } },
    {
      case: 'ID verification done too',
      from: base,
      to: `${base}/doc-upload`,
      answers: { insurance: insured, ...identified },
    },
    {
      case: 'documents in too',
      from: base,
      to: `${base}/signing`,
      answers: { insurance: insured, ...identified, ...documented },
    },
    {
      case: 'everything done: the last step',
      from: `${base}/nonsense`,
      to: '/fulfillment/FC-1001',
      answers: finished,
    },
  ])('$case', async ({ from, to, answers }) => {
    api.use(
      ...trackerHandlers(answers),
      answer(getContract, contractStateFixture()),
      answer(getFulfillment, scheduled),
      ...stepHandlers(),
    );
    const { path } = await openCheckout(from);
    await screen.findByRole('heading', { level: 1 });
    expect(path()).toBe(to);
  });

  test('the history entry is replaced, so that Back does not return to it', async () => {
    api.use(...trackerHandlers());
    const { platform } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1 });
    expect(platform.navigation.current().action).toBe('replace');
  });
});

describe('each step has its screen', () => {
  test.each([
    [`${base}/insurance-verification`, 'Verify Insurance', 'Acme, policy ending in 1234.'],
    [`${base}/id-verification`, 'Verify ID', 'Your identity is verified.'],
    [`${base}/id-verification/complete`, 'Verify ID', 'Your identity is verified.'],
    [`${base}/doc-upload/summary`, 'Upload Documents', "What you've uploaded for this order."],
    [`${base}/signing/thank-you`, 'Sign Contract', "You've signed your contract"],
    [`${base}/payment`, 'Make a Payment', 'Your receipt is below.'],
    ['/fulfillment/FC-1001', /^Delivery: Wednesday, Jul\s1$/, '10:30 PM'],
  ])('%s', async (target, heading, text) => {
    api.use(
      ...trackerHandlers(finished),
      answer(getPaymentState, paidState),
      answer(getFulfillment, scheduled),
    );
    const { path } = await openCheckout(target);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await screen.findByText((content) => content.includes(text))).toBeVisible();
    expect(path()).toBe(target);
  });

  test('scheduling: the appointment, that all is done, and the way to the summary are one message', async () => {
    api.use(...trackerHandlers(finished), answer(getFulfillment, scheduled));
    await openCheckout('/fulfillment/FC-1001');
    const link = await screen.findByRole('link', { name: 'Your order and documents' });
    expect(link).toHaveAttribute('href', '/checkout/FC-1001');
    expect(screen.getAllByText("You're all set")).toHaveLength(1);
    expect(screen.queryByText(/Find your appointment/)).toBeNull();
    expect(screen.getAllByRole('img', { name: 'Success' })).toHaveLength(1);
  });

  test('a delivered order: its heading from the start, a moment, and what comes next instead of the price', async () => {
    const order = orderFixture({ ...finished.order, orderStatus: 'DELIVERED' });
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    const completed = { ...scheduled, status: 'Completed' as const, canChange: false };
    api.use(
      ...trackerHandlers({ ...finished, order }),
      answer(getFulfillment, async () => {
        await released;
        return completed;
      }),
    );
    await openCheckout('/fulfillment/FC-1001');
    const name = /^Delivered Jul\s1,\s2026$/;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading your appointment' })).toBeVisible();
    release();
    const link = await screen.findByRole('link', { name: "See what's next" });
    expect(link).toHaveAttribute('href', '/checkout/FC-1001');
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('Congratulations!').closest('.fc-moment')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Your order' })).not.toHaveTextContent('$');
  });

  test('documents: shows what has been uploaded and what is missing', async () => {
    const documents = [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(w2Key, 'MISSING')];
    api.use(...trackerHandlers({ documents }));
    await openCheckout(`${base}/doc-upload`);
    const license = await screen.findByRole('region', { name: "Driver's license" });
    expect(within(license).getByText('Submitted')).toBeVisible();
    const income = within(screen.getByRole('region', { name: 'Proof of income' }));
    expect(income.getByText('Missing')).toBeVisible();
    expect(income.getByText('We need this before we can finish your order.')).toBeVisible();
  });

  test('documents: a deal that requires none says so', async () => {
    api.use(...trackerHandlers({ documents: [] }));
    await openCheckout(`${base}/doc-upload`);
    expect(await screen.findByText('No documents needed yet')).toBeVisible();
  });
});
