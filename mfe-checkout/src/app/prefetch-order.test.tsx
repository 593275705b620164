import { afterEach, expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { createAppQueryClient } from '@forecourt/shared-contracts/react';
import { createTestPlatform, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { orderQuery } from '../features/order/index.ts';
import { buyer } from '../testing/open-checkout.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';
import { forgetOthers } from './own-data.tsx';
import { prefetchOrder } from './prefetch-order.ts';
import { stepViews } from './step-views.ts';

const api = startApi();
const base = '/progress/FC-1001';

afterEach(() => vi.restoreAllMocks());

async function prefetch(target: string) {
  const load = vi.spyOn(stepViews, 'load').mockResolvedValue(() => null);
  const platform = await createTestPlatform({ target, signedInAs: buyer });
  const queryClient = createAppQueryClient();
  await prefetchOrder({ platform, queryClient });
  const order = queryClient.getQueryData(orderQuery(platform.client, 'FC-1001').queryKey);
  return { load, order, queryClient };
}

test('the tracker’s home has its calls answered and its step loaded before the first render', async () => {
  api.use(...trackerHandlers());
  const { load, order } = await prefetch(base);
  expect(order).toBeDefined();
  expect(api.calls).toHaveLength(7);
  expect(load.mock.calls).toEqual([['insurance']]);
});

test('a path that names its step loads no other', async () => {
  api.use(...trackerHandlers());
  const { load, order } = await prefetch(`${base}/doc-upload`);
  expect(order).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['a guest', base, undefined],
  ['a path without an order', '/progress', buyer],
])('%s calls nothing', async (_name, target, user) => {
  const load = vi.spyOn(stepViews, 'load');
  const platform = await createTestPlatform({ target, ...(user && { signedInAs: user }) });
  await prefetchOrder({ platform, queryClient: createAppQueryClient() });
  expect([api.calls, load.mock.calls]).toEqual([[], []]);
});

test('a call that fails is left to the tracker', async () => {
  api.use(...trackerHandlers());
  api.use(refuse(getOrder, 500, 'error.internal'));
  const { load, order } = await prefetch(base);
  expect([order, load.mock.calls]).toEqual([undefined, []]);
});

test('what was fetched belongs to this account: another one does not see it (T35)', async () => {
  api.use(...trackerHandlers());
  const { queryClient } = await prefetch(base);
  forgetOthers(queryClient, 'somebody-else');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
