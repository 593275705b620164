import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPlatform } from '@forecourt/shared-contracts';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import type { LoadModule } from '../features/remotes/index.ts';
import { releaseFixture, releaseSetFixture } from '../testing/release-fixture.ts';
import { startShell } from './start-shell.tsx';

const context = pageFixture({ releases: releaseSetFixture(releaseFixture('mfe-a', ['/a/*'])) });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'],
    shouldAdvanceTime: true,
  });
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  return () => vi.useRealTimers();
});

test('a page without a context is left as the edge rendered it', async () => {
  document.body.innerHTML = '<header id="fc-header">Painted</header>';
  const started = startShell(document, () => Promise.reject(new Error('not asked')));
  await expect(started).rejects.toThrow('The page carries no context');
  expect(document.body.innerHTML).toBe('<header id="fc-header">Painted</header>');
});

test("the edge's page becomes the site: header, remote in place of the skeleton, footer", async () => {
  document.body.innerHTML = `
    <header id="fc-header"><p>Painted header</p></header>
    <main id="fc-main"><div data-skeleton>Skeleton</div></main>
    <footer id="fc-footer"></footer>
    <script type="application/json" id="forecourt-page">${JSON.stringify(context)}</script>`;
  history.replaceState(null, '', '/a/1');
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  const loadModule: LoadModule = async () => {
    await delivered;
    return createRemoteLifecycles({ name: 'mfe-a', loadApp: async () => () => <h1>Remote A</h1> });
  };
  const place = (id: string) => within(document.getElementById(id) ?? document.body);
  const headers: (string | null)[] = [];
  new MutationObserver(() => headers.push(document.getElementById('fc-header')?.textContent ?? null)).observe(
    document.getElementById('fc-header') ?? document.body,
    { childList: true },
  );
  await startShell(document, loadModule);
  expect(place('fc-header').getByText('Painted header')).toBeVisible();
  expect(await place('fc-header').findByText('Test Dealer')).toBeVisible();
  expect(headers, 'the header replaces the painted one in one step').toHaveLength(1);
  expect(place('fc-header').queryByText('Painted header')).toBeNull();
  expect(place('fc-footer').getByText(/Test Dealer, LLC/)).toBeVisible();
  expect(place('fc-main').getByText('Skeleton')).toBeVisible();
  expect(document.querySelectorAll('#fc-header, #fc-main, #fc-footer')).toHaveLength(3);
  deliver();
  await waitFor(() => expect(place('fc-main').getByRole('heading', { name: 'Remote A' })).toBeVisible());
  await waitFor(() => expect(place('fc-main').queryByText('Skeleton')).toBeNull());
  await waitFor(() => expect(getPlatform().session.getState().status).toBe('guest'));
  getPlatform().navigation.push('/nowhere');
  await waitFor(() => expect(place('fc-main').getByText(/404/)).toBeVisible());
  await waitFor(() => expect(place('fc-main').queryByRole('heading', { name: 'Remote A' })).toBeNull());
});
