import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSessionPage, sessionBuyer } from '../testing/open-session-page.tsx';
import * as dialogs from './session-dialogs.ts';

const minute = 60_000;

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const over = { status: 'signed-in', user: sessionBuyer, isOver: true };

async function openWithoutDialogs() {
  const load = vi.fn(async () => dialogs);
  load.mockRejectedValue(new Error('chunk'));
  const page = await openSessionPage(load);
  fireEvent.change(page.note, { target: { value: 'half a sentence' } });
  await pass(31 * minute);
  return { ...page, load, cover: screen.getByRole('dialog', { name: 'Session expired' }) };
}

test('dialogs that do not load sign nobody out: the page waits under a cover until they do (F18, F55)', async () => {
  const { note, platform, load, cover } = await openWithoutDialogs();
  expect(platform.session.getState()).toEqual(over);
  expect(within(cover).queryByLabelText('Password')).toBeNull();
  load.mockResolvedValue(dialogs);
  await pass(80_000);
  expect(screen.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(platform.session.getState()).toEqual(over);
  expect(note).toHaveValue('half a sentence');
});

test('a page whose dialogs do not load can be left', async () => {
  const { platform, cover } = await openWithoutDialogs();
  fireEvent.click(within(cover).getByRole('button', { name: 'Stay signed out' }));
  await pass(0);
  expect(platform.session.getState()).toEqual({ status: 'guest' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('dialogs are tried again ever more slowly, and loaded once', async () => {
  const load = vi.fn(async () => dialogs);
  load.mockRejectedValue(new Error('chunk'));
  await openSessionPage(load);
  await pass(24 * minute);
  expect(load).not.toHaveBeenCalled();
  await pass(11 * minute);
  const tried = load.mock.calls.length;
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThanOrEqual(15);
  load.mockResolvedValue(dialogs);
  await pass(10 * minute);
  expect(load).toHaveBeenCalledTimes(tried + 1);
});
