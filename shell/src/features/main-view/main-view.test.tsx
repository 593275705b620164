import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RemoteStatus } from '../../domain/remote-status.ts';
import { createRemoteStatusStore } from '../remotes/index.ts';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { MainView } from './index.ts';

const releases = releaseSetFixture(releaseFixture('mfe-a', ['/a/*']), releaseFixture('mfe-b', ['/b']));

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The main view at a path, with the remote of `/a` in a status. */
async function show(target: string, options: { status?: RemoteStatus; hasSkeleton?: boolean } = {}) {
  const store = createRemoteStatusStore();
  if (options.status) store.setStatus('mfe-a', options.status);
  const retry = vi.fn(() => Promise.resolve());
  const onSettled = vi.fn();
  const view = await renderInShell(
    <MainView remotes={{ store, retry }} hasSkeleton={options.hasSkeleton ?? false} onSettled={onSettled} />,
    { page: { releases }, target },
  );
  return { ...view, store, retry, onSettled };
}

describe('while a remote is loading', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
  const fake = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  test('nothing is shown for 300 ms, then a progress bar until it stands', async () => {
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

  test('a second wait starts its 300 ms anew', async () => {
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

  test('the skeleton of the first view stands instead of it', async () => {
    fake();
    await show('/a', { status: 'loading', hasSkeleton: true });
    pass(5_000);
    expect(bar()).toBeNull();
  });
});

test('a remote that failed: the panel with the phone, and a retry of this remote', async () => {
  const { user, retry, onSettled } = await show('/a/deep', { status: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site did not load');
  expect(document.title).toBe('This part of the site did not load | Test Dealer');
  expect(screen.getByRole('link', { name: /207-555-0178/ })).toHaveAttribute('href', 'tel:+12075550178');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith('mfe-a');
  expect(onSettled).toHaveBeenCalled();
});

test('the failure of one remote is not shown at the path of another', async () => {
  const { platform } = await show('/a', { status: 'failed' });
  act(() => platform.navigation.push('/b'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a mounted remote has the place for itself', async () => {
  const { container } = await show('/a', { status: 'mounted' });
  expect(container).toHaveTextContent('');
});

test('a path that nobody owns: the 404 page with the way home, told on the bus', async () => {
  const { platform, onSettled, user, path } = await show('/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/404/)).toBeVisible();
  expect(document.title).toBe('Page not found | Test Dealer');
  expect(platform.events.last('navigation:page-viewed')?.payload).toEqual({ path: '/nowhere' });
  expect(onSettled).toHaveBeenCalled();
  await user.click(screen.getByRole('link'));
  expect(path()).toBe('/');
});
