import { keepTogether } from '@forecourt/shared-contracts/formats';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { PageHeading } from '@forecourt/shared-design';
import type { RemoteStatus } from '../../domain/remote-status.ts';
import { createRemoteStatusStore, type ComposedRemotes } from '../remotes/index.ts';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { MainView } from './index.ts';

const releases = releaseSetFixture(releaseFixture('mfe-a', ['/a/*']), releaseFixture('mfe-b', ['/b']));

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Renders the main view at a path, with the remote of `/a` in a status. */
async function show(target: string, options: { status?: RemoteStatus; hasSkeleton?: boolean } = {}) {
  const store = createRemoteStatusStore();
  if (options.status) store.setStatus('mfe-a', options.status);
  const retry = vi.fn(() => Promise.resolve());
  const onSettled = vi.fn();
  const onRefresh = vi.fn();
  const { hasSkeleton = false } = options;
  const view = await renderInShell(
    <MainView remotes={{ store, retry }} {...{ hasSkeleton, onSettled, onRefresh }} />,
    { page: { releases }, target },
  );
  return { ...view, store, retry, onSettled, onRefresh };
}

describe('while a remote is loading', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
  const fake = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  test('F03: nothing is shown for 300 ms, then a progress bar until it is mounted', async () => {
    fake();
    const { store, onSettled } = await show('/a', { status: 'loading' });
    pass(299);
    expect(bar()).toBeNull();
    pass(1);
    expect(bar()).toBeInTheDocument();
    expect(onSettled).not.toHaveBeenCalled();
    act(() => store.setStatus('mfe-a', 'mounted'));
    expect(bar()).toBeNull();
    expect(onSettled).toHaveBeenCalled();
  });

  test('a second wait restarts its 300 ms', async () => {
    fake();
    const { platform, store } = await show('/a', { status: 'loading' });
    pass(300);
    act(() => store.setStatus('mfe-a', 'mounted'));
    act(() => platform.navigation.push('/b'));
    expect(bar()).toBeNull();
    pass(299);
    expect(bar()).toBeNull();
    pass(1);
    expect(bar()).toBeInTheDocument();
  });

  test.each([true, false])('a long wait is spoken of once, skeleton %s', async (hasSkeleton) => {
    fake();
    const { platform, store } = await show('/a', { status: 'loading', hasSkeleton });
    const alerts: unknown[] = [];
    platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload));
    pass(5_999);
    expect(alerts).toEqual([]);
    pass(1);
    const message = keepTogether('This is taking longer than usual. Questions? Call 207-555-0178.');
    expect(alerts).toEqual([{ kind: 'warning', message }]);
    pass(60_000);
    expect(alerts).toHaveLength(1);
    act(() => store.setStatus('mfe-a', 'mounted'));
    pass(60_000);
    expect(alerts).toHaveLength(1);
  });

  test('the skeleton of the first view replaces it', async () => {
    fake();
    const { onSettled } = await show('/a', { status: 'loading', hasSkeleton: true });
    pass(5_000);
    expect(bar()).toBeNull();
    expect(onSettled).not.toHaveBeenCalled();
  });

  test('a visitor who leaves the first page before it is there no longer waits at its skeleton', async () => {
    fake();
    const { platform, onSettled } = await show('/a', { status: 'loading', hasSkeleton: true });
    act(() => platform.navigation.push('/b'));
    expect(onSettled).toHaveBeenCalled();
  });
});

test('a remote that failed: the panel with the phone, and a retry of this remote', async () => {
  const { user, retry, onSettled } = await show('/a/deep', { status: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent("This part of the site didn't load");
  expect(document.title).toBe("This part of the site didn't load | Test Dealer");
  expect(screen.queryByText(/Error 500/)).toBeNull();
  expect(screen.getByRole('link', { name: /207-.?555-.?0178/ })).toHaveAttribute('href', 'tel:+12075550178');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith('mfe-a');
  expect(onSettled).toHaveBeenCalled();
});

test('the panel has focus, is an alert once, and names the release for support', async () => {
  const { store } = await show('/a', { status: 'failed' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: "This part of the site didn't load" })).toHaveFocus();
  expect(screen.getByText('Reference: 2.0.0')).toBeVisible();
  act(() => store.setVersion('mfe-a', '1.0.0-9ab01cc2'));
  act(() => store.setStatus('mfe-a', 'loading'));
  act(() => store.setStatus('mfe-a', 'failed'));
  expect(screen.getByText('Reference: 9ab01cc2')).toBeVisible();
});

/** The remote of `/a`, whose page appears once it is mounted. */
function Remote({ store }: Pick<ComposedRemotes, 'store'>) {
  const isMounted = useStore(store, ({ statuses }) => statuses['mfe-a'] === 'mounted');
  return isMounted ? <PageHeading>Vehicles</PageHeading> : null;
}

test('a retry that works on the first page of a visit moves focus to the heading of the page', async () => {
  const store = createRemoteStatusStore();
  store.setStatus('mfe-a', 'failed');
  const retry = async () => store.setStatus('mfe-a', 'loading');
  const { user } = await renderInShell(
    <>
      <MainView remotes={{ store, retry }} hasSkeleton={false} onSettled={vi.fn()} onRefresh={vi.fn()} />
      <Remote store={store} />
    </>,
    { page: { releases }, target: '/a' },
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => store.setStatus('mfe-a', 'mounted'));
  expect(screen.getByRole('heading', { name: 'Vehicles' })).toHaveFocus();
});

test('F10, F15: a remote that a retry does not help: offers a reload and the phone instead', async () => {
  const { user, retry, onRefresh } = await show('/a', { status: 'stuck' });
  expect(screen.getByRole('alert')).toHaveTextContent('This page may be out of date');
  expect(screen.getByRole('link', { name: /207-.?555-.?0178/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(retry).not.toHaveBeenCalled();
});

test('the failure of one remote is not shown at the path of another', async () => {
  const { platform } = await show('/a', { status: 'failed' });
  act(() => platform.navigation.push('/b'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a mounted remote has the main area to itself', async () => {
  const { container } = await show('/a', { status: 'mounted' });
  expect(container).toHaveTextContent('');
});

test('a path without an owner: the 404 page with links to the search and home', async () => {
  const { onSettled, user, path } = await show('/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/404/)).toBeVisible();
  expect(document.title).toBe('Page not found | Test Dealer');
  expect(onSettled).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Search all vehicles' })).toHaveAttribute('href', '/search');
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(path()).toBe('/');
});

describe('events on the bus (SITE-15, SITE-16)', () => {
  async function openMainView(target: string, status?: RemoteStatus) {
    const view = await show(target, status && { status });
    const received: unknown[] = [];
    const { events } = view.platform;
    const first = events.last('navigation:page-viewed')?.payload;
    if (first) received.push(['viewed', first]);
    events.subscribe('navigation:page-viewed', ({ payload }) => received.push(['viewed', payload]));
    events.subscribe('error-page:shown', ({ payload }) => received.push(['error', payload]));
    return { ...view, received };
  }

  test('a page is viewed once, when mounted; filters are not a new page', async () => {
    const { received, store, platform } = await openMainView('/a', 'loading');
    expect(received).toEqual([]);
    act(() => store.setStatus('mfe-a', 'mounted'));
    const here = ['viewed', { path: '/a', remote: 'mfe-a' }];
    expect(received).toEqual([here]);
    act(() => platform.navigation.replace('/a?make=Volvo'));
    expect(received).toEqual([here]);
    act(() => platform.navigation.push('/a/deep'));
    expect(received).toEqual([here, ['viewed', { path: '/a/deep', remote: 'mfe-a' }]]);
  });

  test('an unknown path is a view and an error page, once per path', async () => {
    const { received, platform } = await openMainView('/a', 'mounted');
    for (const path of ['/nowhere', '/no-more']) {
      received.length = 0;
      act(() => platform.navigation.push(path));
      expect(received).toHaveLength(2);
      expect(received).toContainEqual(['viewed', { path }]);
      expect(received).toContainEqual(['error', { code: 404, path }]);
    }
  });

  test('a remote that does not load is an error page of the shell, once', async () => {
    const { received, store, platform } = await openMainView('/b');
    act(() => platform.navigation.push('/a'));
    act(() => store.setStatus('mfe-a', 'failed'));
    act(() => store.setStatus('mfe-a', 'loading'));
    act(() => store.setStatus('mfe-a', 'failed'));
    const page = { path: '/a', remote: 'mfe-a' };
    expect(received).toEqual([
      ['viewed', page],
      ['error', { code: 500, ...page }],
    ]);
  });
});
