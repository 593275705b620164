import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();

beforeEach(() => {
  api.use(...trackerHandlers());
});
afterEach(() => void vi.useRealTimers());

async function openAt(placement: 'embedded' | 'site') {
  const view = await openCheckout('/progress/FC-1001/doc-upload', { parts: { placement } });
  await screen.findByRole('heading', { level: 1, name: 'Upload Documents' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const raise = (message: string) =>
    act(() => view.platform.events.emit('mfe-checkout', 'alert:show', { kind: 'error', message }));
  return { ...view, raise };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('on a host dealer’s page the newest alert is shown, and hides after 10 s', async () => {
  const { raise } = await openAt('embedded');
  raise('We could not save it');
  raise('We could not save that');
  expect(screen.getAllByRole('alert').map((bar) => bar.textContent)).toEqual([
    expect.stringContaining('We could not save that'),
  ]);
  await pass(9_900);
  expect(screen.getByText('We could not save that')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText('We could not save that')).toBeNull();
});

test('on the site it is left to the shell', async () => {
  const { raise } = await openAt('site');
  raise('We could not save it');
  expect(screen.queryByText('We could not save it')).toBeNull();
});
