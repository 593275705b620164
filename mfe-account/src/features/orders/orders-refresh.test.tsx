import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOrders, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import { listAccountDocuments, type DealDocument } from '@forecourt/shared-contracts/documents';
import { answer, orderFixture, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const missing: DealDocument = {
  id: 'd1',
  key: 'GEN.INSURANCECARD',
  name: 'Insurance card',
  status: 'MISSING',
};
const undecided = orderFixture({ deal: { type: 'Finance', dealRefId: 'D', status: 'DPEN' } });
const approved = orderFixture({ deal: { type: 'Finance', dealRefId: 'D', status: 'LSEL' } });

/** Opens a page of orders; the server's list is then `answers.orders`. */
async function open(target: string, first: ListedOrder) {
  const answers = { orders: [first] };
  server.use(
    answer(listOrders, () => answers),
    answer(listAccountDocuments, () => ({
      orders: [{ orderNumber: 'T-1001', dealRefId: 'D', documents: [missing] }],
    })),
  );
  await renderRemote({ target, signedInAs: buyer });
  await screen.findAllByRole('heading', { name: '2023 Volvo XC60' });
  return answers;
}
const callsOf = (path: string) => server.calls.filter((call) => call.includes(path)).length;
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
};

describe.each([
  ['/account/orders', 'orders'],
  ['/deals', 'orders'],
  ['/account/documents', 'documents'],
])('%s', (target, path) => {
  it('is refetched every 30 s while an order waits for a lender, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answers = await open(target, undecided);
    const before = callsOf(path);
    answers.orders = [approved];
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await vi.waitFor(() => expect(callsOf(path)).toBeGreaterThan(before), { timeout: 15_000 });
    // No interval is left once the answer is shown.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 15_000 });
    const after = callsOf(path);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(callsOf(path)).toBe(after);
  });

  it('is not refetched while the tab is hidden, and is once it is shown again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await open(target, undecided);
    setHidden(true);
    const before = callsOf(path);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(callsOf(path)).toBe(before);
    setHidden(false);
    await vi.waitFor(() => expect(callsOf(path)).toBeGreaterThan(before), { timeout: 15_000 });
  });
});
