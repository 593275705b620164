import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeOutcome, ResetOutcome, SignInOutcome } from '@forecourt/shared-contracts';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { answer, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, codeAlerts, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const email = 'demo@testdealer.example';
const password = 'Forecourt2!';
const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };

interface Service {
  readonly request?: CodeOutcome;
  readonly reset?: ResetOutcome['kind'];
  readonly signIn?: SignInOutcome;
}

async function open(service: Service = {}, target = '/reset-password') {
  const { request = { kind: 'sent', destination: 'd***@t***' }, reset = 'success' } = service;
  const requests: string[] = [];
  const confirmed: unknown[] = [];
  const signedIn: unknown[] = [];
  server.use(
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
  );
  const identity = identityFixture({
    requestReset: async (to) => {
      requests.push(to);
      return request;
    },
    confirmReset: async (given) => {
      confirmed.push(given);
      return { kind: reset };
    },
    signIn: async (credentials) => {
      signedIn.push(credentials);
      return service.signIn ?? { kind: 'success', user: buyer };
    },
    tokens: async () => ({ kind: 'tokens', tokens }),
  });
  const view = await renderRemote({ target, parts: { loadIdentity: async () => identity } });
  const put = async (label: string, text: string) => {
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  const ask = async () => {
    await put('Email', email);
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    return screen.findByLabelText('Verification Code');
  };
  const fill = async (confirmation = password) => {
    await put('Verification Code', '123-456');
    await put('New password', password);
    await put('Confirm new password', confirmation);
  };
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Set new password' }));
  return { ...view, requests, confirmed, signedIn, put, ask, fill, submit };
}

describe('step 1', () => {
  it('keeps the button disabled until the email is valid, and explains why from the start', async () => {
    const { user } = await open();
    const send = screen.getByRole('button', { name: 'Send code' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription('Enter your email to get a code.');
    await user.type(screen.getByLabelText('Email'), 'user+tag@example.com');
    expect(send).toHaveAccessibleDescription('Enter a valid email to get a code.');
  });

  it.each([
    ['throttled', 'Too many attempts. Please wait an hour and try again.'],
    ['outage', "We couldn't send a code."],
    ['not-configured', "aren't available here"],
  ] as const)('shows the refusal %s and keeps the email', async (kind, expected) => {
    const { user } = await open({ request: { kind } });
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  it('F35: offers an emailed code during an outage, and leads on to where the visitor came from', async () => {
    const { user } = await open({ request: { kind: 'outage' } }, '/reset-password?returnTo=%2Fcart');
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: /emailed one-time passcode/ })).toHaveAttribute(
      'href',
      '/sign-in/code?returnTo=%2Fcart',
    );
  });
});

describe('step 2', () => {
  it('sets the password, confirms it, signs in with it and continues', async () => {
    const { ask, fill, submit, confirmed, signedIn, path } = await open(
      {},
      '/reset-password?returnTo=%2Fcart',
    );
    await ask();
    expect(screen.getByRole('heading', { name: 'Set a new password' })).toHaveFocus();
    expect(
      screen.getByText(`If there's an account for ${email}, we sent a code to that address.`),
    ).toBeVisible();
    await fill();
    await submit();
    expect(await screen.findByText('Your password is changed. Signing you in.')).toBeVisible();
    expect(confirmed).toEqual([{ email, code: '123456', password }]);
    expect(signedIn).toEqual([{ email, password }]);
    await waitFor(() => expect(path()).toBe('/cart'));
  });

  it('links to sign-in when the automatic sign-in failed', async () => {
    const { ask, fill, submit } = await open({ signIn: { kind: 'outage' } });
    await ask();
    await fill();
    await submit();
    expect(await screen.findByText(/We couldn't sign you in just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  });

  it('names all that is empty or wrong', async () => {
    const { ask, put } = await open();
    await ask();
    const change = screen.getByRole('button', { name: 'Set new password' });
    await put('New password', 'Forecourt');
    await put('Confirm new password', 'Forecourt2');
    const all = 'Still needed: verification code, new password, and the new password again.';
    expect(change).toHaveAccessibleDescription(all);
    await put('Verification Code', '123456');
    expect(change).toHaveAccessibleDescription('Still needed: new password and the new password again.');
  });

  it('checks the rules while the password is typed, and that both match', async () => {
    const { ask, put, user } = await open();
    await ask();
    const change = screen.getByRole('button', { name: 'Set new password' });
    const all = 'Still needed: verification code, new password, and the new password again.';
    expect(change).toHaveAccessibleDescription(all);
    await put('Verification Code', '123456');
    expect(change).toHaveAccessibleDescription('Still needed: new password and the new password again.');
    await put('New password', 'Forecourt');
    expect(change).toHaveAccessibleDescription('Still needed: new password and the new password again.');
    expect(screen.getByText('3 of 5 met')).toBeInTheDocument();
    await put('New password', '2!');
    expect(screen.getByText('5 of 5 met')).toBeInTheDocument();
    const confirmation = screen.getByLabelText('Confirm new password');
    await put('Confirm new password', 'Forecourt2');
    expect(confirmation).toHaveAccessibleDescription('');
    await user.tab();
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription("The passwords don't match"));
    // Only one thing is wrong anymore, and nothing is empty: it says how.
    expect(change).toHaveAccessibleDescription("The passwords don't match");
    expect(change).toBeDisabled();
    await put('Confirm new password', '!');
    expect(confirmation).toHaveAccessibleDescription('The passwords match');
    expect(change).toBeEnabled();
  });

  it.each([
    ['wrong-code', 'Oops, wrong code', true, []],
    ['expired-code', 'Your code has expired.', true, [codeAlerts.expired]],
    ['throttled', 'Too many attempts. Please wait an hour and try again.', false, []],
    ['password-refused', "We can't accept this password", false, []],
    ['outage', "Your password wasn't changed.", false, [codeAlerts.internalError]],
  ] as const)(
    'shows the refusal %s in place and keeps what was typed',
    async (reset, expected, offersNew, bar) => {
      const { ask, fill, submit, user, requests, alerts } = await open({ reset });
      await ask();
      await fill();
      await submit();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(expected);
      expect(alerts).toEqual(bar);
      expect(document.title).toBe('Error: Set a new password | Test Dealer');
      expect(screen.getByLabelText('New password')).toHaveValue(password);
      const [sendNew] = screen.getAllByRole('button', { name: 'Resend code' });
      expect(alert.contains(sendNew ?? null)).toBe(offersNew);
      await user.click(sendNew as HTMLElement);
      await waitFor(() => expect(alerts.at(-1)).toEqual(codeAlerts.resentByEmail));
      expect(requests).toEqual([email, email]);
      expect(screen.getByLabelText('Verification Code')).toHaveValue('');
    },
  );
});

describe('the limits of the code', () => {
  const minute = 60_000;
  const wait = 'Too many attempts. Please wait an hour and try again.';
  const sendNew = () => screen.getByRole('button', { name: 'Resend code' });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
      }),
  );
  afterEach(() => void vi.useRealTimers());

  it('it works for an hour, which is counted down; then a new one is offered (ACCT-14, ACCT-15)', async () => {
    const { ask, user, alerts } = await open();
    await ask();
    expect(screen.getByText('Expires in')).toHaveTextContent(/(60:00|59:\d\d)$/);
    await pass(60 * minute);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your code has expired.');
    expect(alerts).toEqual([codeAlerts.expired]);
    expect(screen.queryByText('Expires in')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Resend code' })[0] as HTMLElement);
    await waitFor(() => expect(alerts).toEqual([codeAlerts.expired, codeAlerts.resentByEmail]));
    expect(screen.queryByText(/^Your code has expired/)).toBeNull();
    expect(screen.getByText('Expires in')).toBeVisible();
  });

  it('the last request is announced, then there is none for an hour (ACCT-18, ACCT-32)', async () => {
    const { ask, user, requests } = await open();
    await ask();
    for (const sentSoFar of [2, 3, 4]) {
      expect(screen.queryByText(/^One request remaining/)).toBeNull();
      await user.click(sendNew());
      await waitFor(() => expect(requests).toHaveLength(sentSoFar));
    }
    expect(await screen.findByText(/^One request remaining.*wait an hour/)).toBeVisible();
    await user.click(sendNew());
    const limit = await screen.findByRole('alert');
    await waitFor(() => expect(limit).toHaveTextContent(wait));
    expect(limit).toHaveTextContent(keepTogether('Call 207-555-0178'));
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('Verification Code');
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await pass(60 * minute);
    expect(screen.getAllByRole('button', { name: 'Resend code' })[0]).toBeEnabled();
    expect(screen.queryByText(new RegExp(wait))).toBeNull();
  });

  it('the last attempt is announced, then there is none for an hour (ACCT-18, ACCT-32)', async () => {
    const { ask, fill, submit, confirmed } = await open({ reset: 'wrong-code' });
    const code = await ask();
    await fill();
    for (const attempt of [1, 2, 3, 4]) {
      expect(screen.queryByText(/^One attempt remaining/)).toBeNull();
      await submit();
      await waitFor(() => expect(confirmed).toHaveLength(attempt));
    }
    expect(await screen.findByText(/^One attempt remaining.*wait an hour/)).toBeVisible();
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(wait));
    expect(code).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeDisabled();
    await pass(60 * minute);
    expect(code).not.toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeEnabled();
  });
});

it('opens from sign-in with the typed email and the return path', async () => {
  const { user, path } = await open({}, '/sign-in?returnTo=%2Fcart');
  await user.click(screen.getByLabelText('Email'));
  await user.paste(email);
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(path()).toBe('/reset-password?returnTo=%2Fcart');
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  expect(path()).toBe('/sign-in?returnTo=%2Fcart');
});
