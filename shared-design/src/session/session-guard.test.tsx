import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSessionPage, sessionBuyer as buyer } from '../testing/open-session-page.tsx';

const minute = 60_000;

// Load the chunk before using fake timers, so that a slow machine does not count as idle time.
beforeAll(() => import('./session-dialogs.ts'));
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);
afterEach(() => void vi.useRealTimers());

async function openPage() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, ...(await openSessionPage()) };
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function dialogNamed(name: string): Promise<HTMLElement> {
  await vi.waitFor(() => expect(screen.getByRole('dialog', { name })).toBeInTheDocument());
  return screen.getByRole('dialog', { name });
}
const warning = () => dialogNamed('Are you still there?');
const over = () => dialogNamed('Session expired');

describe('before the end', () => {
  test('active users and guests see no warning', async () => {
    await openPage();
    await pass(27 * minute);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the remaining time is shown by the second and announced by the minute', async () => {
    await openPage();
    await pass(28 * minute);
    const dialog = await warning();
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(2:00|1:5\d)$/);
    expect(within(dialog).getByRole('status')).toHaveTextContent('You will be signed out in 2 minutes.');
    await pass(minute + 1000);
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^0:5\d$/);
    expect(within(dialog).getByRole('status')).toHaveTextContent('You will be signed out in 1 minute.');
  });

  test('Sign Out ends the session', async () => {
    const { user, platform } = await openPage();
    await pass(28 * minute);
    await warning();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(platform.session.getState().status).toBe('guest');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('after the end', () => {
  const expired = async () => {
    const page = await openPage();
    await page.user.type(page.note, 'half a sentence');
    await pass(31 * minute);
    return { ...page, dialog: await over() };
  };

  test('the user signs in again over the page, which is unchanged', async () => {
    const { user, dialog, note, platform, signIn } = await expired();
    expect(within(dialog).getByText('ada@example.com')).toBeVisible();
    const submit = within(dialog).getByRole('button', { name: 'Sign In' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('Enter your password to sign in.');
    await user.type(within(dialog).getByLabelText('Password'), 'wrong{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Your email and/or password are incorrect. Please try again.',
    );
    await user.clear(within(dialog).getByLabelText('Password'));
    await user.type(within(dialog).getByLabelText('Password'), 'right{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(note).toHaveValue('half a sentence');
    expect(platform.session.getState()).toEqual({ status: 'signed-in', user: buyer });
  });

  test('Escape does not close the dialog', async () => {
    const { user } = await expired();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Session expired' })).toBeInTheDocument();
  });

  test('Stay signed out leaves as a guest; another sign-in method returns to the page', async () => {
    const { user, platform } = await expired();
    expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Faccount%2Fprofile%3Ftab%3D2',
    );
    await user.click(screen.getByRole('button', { name: 'Stay signed out' }));
    expect(platform.session.getState().status).toBe('guest');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
