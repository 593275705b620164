import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSessionPage, sessionBuyer } from '../testing/open-session-page.tsx';

// Without user-event, which wraps the dialog's focus restoration in its own nested `act`.

const minute = 60_000;

// Load the chunk before using fake timers, so that a slow machine does not count as idle time.
beforeAll(() => import('./session-dialogs.ts'));
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test.each([
  ['its button', (button: HTMLElement) => fireEvent.click(button)],
  ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
])('%s continues, with the typed text and the focus unchanged', async (_, stay) => {
  const { note, platform } = await openSessionPage();
  fireEvent.change(note, { target: { value: 'half a sentence' } });
  note.focus();
  await pass(28 * minute);
  await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible());
  stay(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(note).toHaveValue('half a sentence');
  expect(note).toHaveFocus();
  await pass(27 * minute);
  expect(platform.session.getState()).toEqual({ status: 'signed-in', user: sessionBuyer });
});
