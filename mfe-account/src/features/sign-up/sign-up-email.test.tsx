import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkEmail } from '@forecourt/shared-contracts/identity';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const taken = 'taken@example.com';
const takenText = 'You already have an account. Click here to sign in.';
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    answer(checkEmail, ({ body }) => {
      asked.push(body.email);
      return { isTaken: body.email === taken };
    }),
  );
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const user = userEvent.setup({ delay: null });

describe('an email typed on another page (ACCT-24)', () => {
  /** Types an email on the sign-in page, then follows its link to sign-up. */
  async function openWith(typed: string) {
    const page = await renderRemote({ target: '/sign-in' });
    await user.type(email(), typed);
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    await screen.findByRole('button', { name: 'Create account' });
    return page;
  }

  it('is taken over, and checked for an existing account at once', async () => {
    await openWith(taken);
    expect(email()).toHaveValue(taken);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(takenText));
    expect(asked).toEqual([taken]);
  });

  it('is validated at once', async () => {
    await openWith('ada+cars@example.com');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Use an email without a plus sign'));
    expect(asked).toEqual([]);
  });

  it('shows no message while there is none', async () => {
    await openWith('{Tab}');
    expect(email()).toHaveValue('');
    expect(email()).not.toBeInvalid();
  });

  it('is written back for the other pages', async () => {
    const { path } = await openWith('ada@example.com');
    await user.clear(email());
    await user.type(email(), taken);
    await user.click(await screen.findByRole('link', { name: 'Click here to sign in.' }));
    await screen.findByLabelText('Password');
    expect(path()).toBe('/sign-in');
    expect(email()).toHaveValue(taken);
  });
});

describe('the check for an existing account (ACCT-26)', () => {
  const pauseMs = 400;
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  afterEach(() => void vi.useRealTimers());

  it('is one call, after typing has paused', async () => {
    await renderRemote({ target: '/sign-up' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Faster than the user of the other tests, who waits for a timer after each key.
    for (const typed of ['ada@example.c', 'ada@example.co', 'ada@example.com']) {
      await pass(pauseMs - 1);
      fireEvent.input(email(), { target: { value: typed } });
    }
    await pass(pauseMs - 1);
    expect(asked).toEqual([]);
    await pass(1);
    await vi.waitFor(() => expect(asked).toEqual(['ada@example.com']), { timeout: 15_000 });
    await pass(10 * pauseMs);
    expect(asked).toEqual(['ada@example.com']);
  });

  it('shows nothing of the late answer for an earlier address', async () => {
    let release = () => {};
    const late = new Promise<void>((done) => (release = done));
    const answered: string[] = [];
    server.use(
      answer(checkEmail, async ({ body }) => {
        asked.push(body.email);
        if (body.email === taken) await late;
        answered.push(body.email);
        return { isTaken: body.email === taken };
      }),
    );
    const { queryClient } = await renderRemote({ target: '/sign-up' });
    await user.type(email(), taken);
    await waitFor(() => expect(asked).toEqual([taken]));
    await user.clear(email());
    await user.type(email(), 'ada@example.com');
    await waitFor(() => expect(answered).toEqual(['ada@example.com']));
    release();
    await waitFor(() => expect(answered).toEqual(['ada@example.com', taken]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(email()).not.toBeInvalid();
    expect(screen.queryByRole('link', { name: 'Click here to sign in.' })).toBeNull();
  });
});
