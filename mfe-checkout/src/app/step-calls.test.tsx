import { http } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getContract } from '@forecourt/shared-contracts/signing';
import { getFulfillment } from '@forecourt/shared-contracts/fulfillment';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { contractStateFixture } from '../testing/contract-fixture.ts';
import { fulfillmentFixture } from '../testing/fulfillment-fixture.ts';
import { openCheckout } from '../testing/open-checkout.ts';
import { paymentStateFixture } from '../testing/payment-fixture.ts';
import { shownSteps } from '../testing/shown-steps.ts';
import { documentFixture, type TrackerAnswers } from '../testing/tracker-answers.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';
const trackerCalls = [
  'GET /api/contracting/signing/FC-1001/readiness',
  'GET /api/contracting/signing/FC-1001/status',
  'GET /api/id-verification/doc-verification/consumer',
  'GET /public/commerce/history/FC-1001',
  'GET /public/commerce/orders/FC-1001',
  'GET /public/insurance-verification/progress/FC-1001',
];
const documents = 'GET /api/documents/deals/deal-1001/documents';
const documented = [
  documentFixture(driversLicenseKey, 'COMPLETE'),
  documentFixture(insuranceCardKey, 'COMPLETE'),
];
const signed: Partial<TrackerAnswers> = {
  documents: documented,
  signing: { status: 'Signed', signersCompleted: ['buyer'] },
};

const contract = 'GET /api/contracting/signing/FC-1001/contract';
const payment = 'GET /api/payments/FC-1001';
const fulfillment = 'GET /api/fulfillment/orders/FC-1001';
const profile = 'GET /api/account/profile';

/** Answers every call of the tracker and its steps, but none before `release` is called. */
function holdAnswers(parts: Partial<TrackerAnswers>) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  api.use(
    ...trackerHandlers(parts),
    answer(getContract, contractStateFixture()),
    answer(getPaymentState, paymentStateFixture()),
    answer(getFulfillment, fulfillmentFixture()),
  );
  api.use(http.all('*', () => held.then(() => undefined)));
  return () => release();
}

test.each([
  { step: 'Verify Insurance', path: `${base}/insurance-verification`, own: [] },
  { step: 'Verify ID', path: `${base}/id-verification`, own: [] },
  { step: 'Upload Documents', path: `${base}/doc-upload`, own: [] },
  { step: 'Sign Contract', path: `${base}/signing`, own: [contract] },
  { step: 'Sign Contract', path: `${base}/signing/review`, own: [contract] },
  { step: 'Make a Payment', path: `${base}/payment`, own: [payment] },
  { step: /^(Schedule|Your)/, path: '/fulfillment/FC-1001', own: [fulfillment] },
])('$path: all calls in one round, only the documents wait for the order', async ({ step, path, own }) => {
  const release = holdAnswers(own.includes(contract) ? { documents: documented } : signed);
  await openCheckout(path);
  const first = [...trackerCalls, ...own].toSorted();
  await waitFor(() => expect(api.calls.toSorted()).toEqual(first));
  release();
  await screen.findByRole('heading', { level: 1, name: step });
  expect(await shownSteps()).toHaveLength(6);
  await waitFor(() => expect(screen.queryAllByRole('status', { name: /^Loading/ })).toEqual([]));
  // The form of a delivery is filled in a moment later.
  expect(api.calls.slice(first.length).filter((call) => call !== profile)).toEqual([documents]);
});
