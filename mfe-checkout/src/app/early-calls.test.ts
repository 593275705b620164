import { afterEach, expect, test, vi } from 'vitest';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { getContract } from '@forecourt/shared-contracts/signing';
import { getFulfillment } from '@forecourt/shared-contracts/fulfillment';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { createAppQueryClient } from '@forecourt/shared-contracts/react';
import { answer, createTestPlatform, startApi } from '@forecourt/shared-contracts/testing';
import remote from '../../remote.config.ts';
import { contractStateFixture } from '../testing/contract-fixture.ts';
import { fulfillmentFixture } from '../testing/fulfillment-fixture.ts';
import { buyer } from '../testing/open-checkout.ts';
import { paymentStateFixture } from '../testing/payment-fixture.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';
import { prefetchOrder } from './prefetch-order.ts';
import { stepViews } from './step-views.ts';

const api = startApi();

afterEach(() => vi.restoreAllMocks());

/** The early calls of a path, with the deal of the sample order. */
function earlyCallsOf(path: string): string[] {
  const { route, params } = matchRoute(remote.routes, path) ?? {};
  const order = params?.['orderNumber'] ?? params?.['*']?.split('/')[0];
  if (!order) return [];
  return (route?.earlyCalls ?? []).map((call) =>
    call.replace(/:(orderNumber|\*)/, order).replace('{data.deal.dealRefId}', 'deal-1001'),
  );
}

/** The URLs that the remote requests before its first render. */
async function prefetched(path: string): Promise<string[]> {
  vi.spyOn(stepViews, 'load').mockResolvedValue(() => null);
  api.use(
    ...trackerHandlers(),
    answer(getContract, contractStateFixture()),
    answer(getPaymentState, paymentStateFixture()),
    answer(getFulfillment, fulfillmentFixture()),
  );
  const platform = await createTestPlatform({ target: path, signedInAs: buyer });
  const asked = vi.spyOn(globalThis, 'fetch');
  await prefetchOrder({ platform, queryClient: createAppQueryClient() });
  await vi.waitFor(() => expect(asked.mock.calls).toHaveLength(earlyCallsOf(path).length));
  return asked.mock.calls.map(([url]) => String(url).replace(/^https?:\/\/[^/]+/, ''));
}

test.each([
  '/progress/FC-1001',
  '/progress/FC-1001/insurance-verification',
  '/progress/FC-1001/id-verification',
  '/progress/FC-1001/doc-upload/summary',
  '/progress/FC-1001/signing',
  '/progress/FC-1001/payment',
  '/fulfillment/FC-1001',
])('the early calls of %s are the ones with which it starts', async (path) => {
  expect(earlyCallsOf(path).toSorted()).toEqual((await prefetched(path)).toSorted());
});

test('an order’s other pages start with its calls, a path without an order with none', () => {
  expect(earlyCallsOf('/checkout/FC-1001/thank-you')).toEqual(earlyCallsOf('/progress/FC-1001'));
  expect([earlyCallsOf('/checkout'), earlyCallsOf('/progress')]).toEqual([[], []]);
});
