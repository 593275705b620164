import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSessionPage, sessionBuyer } from '../testing/open-session-page.tsx';
import * as dialogs from './session-dialogs.ts';

const minute = 60_000;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('dialogs that do not load sign nobody out: the page stays under a cover until they do (F18, F55)', async () => {
  const load = vi.fn(async () => dialogs);
  load.mockRejectedValue(new Error('chunk'));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  const { note, platform } = await openSessionPage(load);
  fireEvent.change(note, { target: { value: 'half a sentence' } });
  await pass(31 * minute);
  const over = { status: 'signed-in', user: sessionBuyer, isOver: true };
  expect(platform.session.getState()).toEqual(over);
  const cover = screen.getByRole('dialog');
  expect(cover).toHaveTextContent(/^Session expired$/);
  (cover as HTMLDialogElement).open = false;
  fireEvent(cover, new Event('close'));
  expect(cover).toBeVisible();
  load.mockResolvedValue(dialogs);
  await pass(5000);
  expect(screen.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  expect(platform.session.getState()).toEqual(over);
  expect(note).toHaveValue('half a sentence');
});

test('the dialogs are loaded once, shortly after the sign-in', async () => {
  const load = vi.fn(async () => dialogs);
  await openSessionPage(load);
  expect(load).not.toHaveBeenCalled();
  await pass(5000);
  await pass(minute);
  expect(load).toHaveBeenCalledOnce();
});
