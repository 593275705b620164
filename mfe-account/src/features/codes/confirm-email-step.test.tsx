import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodeOutcome, CodeVerdict } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { answer, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, codeAlerts, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
const minute = 60_000;
const locked = /^Too many attempts\. Please try again in 30 minutes\./;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => void vi.useRealTimers());

/** Signs in with an email that was never confirmed: no code is sent by that. */
async function open(
  verdict: CodeVerdict['kind'] = 'wrong-code',
  resent: CodeOutcome = { kind: 'sent', destination: 'a***@e***' },
) {
  let isConfirmed = false;
  const codes: string[] = [];
  let resends = 0;
  server.use(
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
  );
  const identity = identityFixture({
    tokens: async () => (isConfirmed ? { kind: 'tokens', tokens } : { kind: 'none' }),
    signIn: async () => (isConfirmed ? { kind: 'success', user: buyer } : { kind: 'confirm-required' }),
    confirmSignUp: async ({ code }) => {
      codes.push(code);
      return { kind: verdict };
    },
    resendSignUpCode: async () => {
      resends += 1;
      return resent;
    },
  });
  const page = await renderRemote({ target: '/sign-in', parts: { loadIdentity: async () => identity } });
  const { user } = page;
  const put = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await put('Email', 'ada@example.com');
  await put('Password', 'Forecourt1!');
  await user.keyboard('{Enter}');
  await screen.findByLabelText('One-Time Passcode');
  const give = async (code: string) => {
    await user.clear(field());
    await put('One-Time Passcode', code);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(codes.at(-1)).toBe(code));
  };
  const resend = async () => {
    const before = resends;
    await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
    await waitFor(() => expect(resends).toBe(before + 1));
  };
  const confirmElsewhere = () => void (isConfirmed = true);
  return { ...page, user, give, resend, confirmElsewhere, resends: () => resends };
}

const field = () => screen.getByLabelText('One-Time Passcode');
const shownTime = () => screen.queryByText('Expires in');

it('counts down from the request of a code, by the hour and minute (ACCT-14)', async () => {
  const { resend, alerts } = await open();
  expect(shownTime()).toBeNull();
  await resend();
  await waitFor(() => expect(alerts).toEqual([codeAlerts.resentByEmail]));
  expect(shownTime()).toHaveTextContent(/(24 hr|23 hr 59 min)$/);
  await pass(22 * 60 * minute);
  expect(shownTime()).toHaveTextContent(/(2 hr|1 hr 59 min)$/);
  await pass(61 * minute);
  expect(shownTime()).toHaveTextContent(/5[89]:\d\d$/);
});

it('counts on when the device’s clock is set back: the code, and the wait after too many (ACCT-66)', async () => {
  const { resend } = await open();
  for (let sent = 1; sent <= 5; sent += 1) await resend();
  expect(await screen.findByText(/asked for too many codes.*30 minutes/)).toBeVisible();
  vi.setSystemTime(Date.now() - 120 * minute);
  await pass(minute);
  expect(shownTime()).toHaveTextContent(/23 hr 5\d min$/);
  expect(screen.getByText(/asked for too many codes/)).toBeVisible();
  await pass(29 * minute);
  expect(screen.queryByText(/asked for too many codes/)).toBeNull();
});

it('offers a new code once it has expired (ACCT-15)', async () => {
  const { resend, alerts } = await open();
  await resend();
  await pass(24 * 60 * minute);
  expect(screen.getByRole('alert')).toHaveTextContent('Your passcode has expired.');
  await resend();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(alerts.map(({ kind }) => kind)).toEqual(['resent', 'expired', 'resent']);
  expect(alerts).toContainEqual(codeAlerts.expired);
});

it('announces the last request, then offers none for 30 minutes (ACCT-18, ACCT-19)', async () => {
  const { resend } = await open();
  for (let sent = 1; sent <= 3; sent += 1) await resend();
  expect(screen.queryByText(/^One request remaining/)).toBeNull();
  await resend();
  expect(await screen.findByText(/^One request remaining.*30 minutes/)).toBeVisible();
  await resend();
  expect(await screen.findByText(/asked for too many codes.*30 minutes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend passcode' })).toBeNull();
  await pass(30 * minute);
  expect(screen.queryByText(/asked for too many codes/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Resend passcode' })).toBeVisible();
});

it('announces the last attempt, then takes none for 30 minutes (ACCT-18, ACCT-19)', async () => {
  const { give } = await open();
  for (const code of ['111111', '222222', '333333']) await give(code);
  expect(screen.queryByText(/^One attempt remaining/)).toBeNull();
  await give('444444');
  expect(await screen.findByText(/^One attempt remaining.*30 minutes/)).toBeVisible();
  await give('555555');
  expect(await screen.findByText(locked)).toBeVisible();
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await pass(30 * minute);
  expect(screen.queryByText(locked)).toBeNull();
  expect(field()).not.toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

it('a new code that the service sends unlocks the form, and counts go on after leaving it', async () => {
  const { user, give, resend, alerts } = await open('throttled');
  await give('111111');
  expect(await screen.findByText(locked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  await user.type(await screen.findByLabelText('Password'), 'Forecourt1!{Enter}');
  expect(await screen.findByLabelText('One-Time Passcode')).toHaveAttribute('readonly');
  await resend();
  await waitFor(() => expect(alerts).toContainEqual(codeAlerts.resentByEmail));
  expect(field()).not.toHaveAttribute('readonly');
});

it('signs in a user who has confirmed in another tab and asks for a new code here; none is sent', async () => {
  const { user, confirmElsewhere, resends, path } = await open();
  confirmElsewhere();
  await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
  await waitFor(() => expect(path()).toBe('/account/orders'));
  expect(resends()).toBe(0);
});

it.each(['wrong-code', 'expired-code'] as const)(
  'signs in a user who has confirmed in another tab and gives the used code here: %s',
  async (verdict) => {
    const { give, confirmElsewhere, path } = await open(verdict);
    confirmElsewhere();
    await give('111111');
    await waitFor(() => expect(path()).toBe('/account/orders'));
  },
);

it('says at the field that a code is wrong, with an action that sends a new one (ACCT-16)', async () => {
  const { give, resend } = await open('wrong-code');
  await give('111111');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/You've entered an incorrect passcode — please try again/),
  );
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(
    "You've entered an incorrect passcode — please try again",
  );
  await resend();
  await waitFor(() => expect(field()).not.toBeInvalid());
});

it('says that a code has expired, with an action that sends a new one (ACCT-15)', async () => {
  const { user, give, alerts } = await open('expired-code');
  await give('111111');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your passcode has expired.');
  await user.click(within(alert).getByRole('button', { name: 'Resend passcode' }));
  await waitFor(() => expect(alerts.at(-1)).toEqual(codeAlerts.resentByEmail));
});

it("reports that the service sends no more codes: 'Too many codes'", async () => {
  const { user } = await open('wrong-code', { kind: 'throttled' });
  await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
  expect(
    await screen.findByText(/^You've requested too many passcodes\. Please try again in 30 minutes\./),
  ).toBeVisible();
});
