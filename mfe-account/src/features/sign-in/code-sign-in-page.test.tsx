import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeOutcome, CodeRequest, CodeSignInOutcome } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { chooseRegion, passcodeUsername, type PasscodePerson } from '@forecourt/shared-contracts/identity';
import { answer, identityFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, codeAlerts, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const sent: CodeOutcome = { kind: 'sent', destination: 'd***@e***' };
const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };

interface Service {
  readonly request?: CodeOutcome;
  readonly answers?: readonly CodeSignInOutcome['kind'][];
}

async function open({ request = sent, answers = [] }: Service = {}, target = '/sign-in/code') {
  const requests: CodeRequest[] = [];
  const codes: string[] = [];
  const people: PasscodePerson[] = [];
  server.use(
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
    answer(passcodeUsername, ({ body }) => {
      people.push(body);
      return { username: 'some-sub', channel: 'phone' in body ? ('sms' as const) : ('email' as const) };
    }),
  );
  const identity = identityFixture({
    requestCode: async (asked) => {
      requests.push(asked);
      return request;
    },
    answerCode: async (code) => {
      codes.push(code);
      const kind = answers[codes.length - 1] ?? 'wrong-code';
      return kind === 'success' ? { kind, user: buyer } : { kind };
    },
    tokens: async () => ({ kind: 'tokens', tokens }),
  });
  const view = await renderRemote({ target, parts: { loadIdentity: async () => identity } });
  const send = screen.getByRole('button', { name: 'Send one-time code' });
  const byEmail = async () => {
    await view.user.click(screen.getByRole('textbox', { name: 'Email' }));
    await view.user.paste('demo@testdealer.example');
    await view.user.click(send);
    return screen.findByLabelText('One-Time Passcode');
  };
  const give = async (code: string) => {
    const field = screen.getByLabelText('One-Time Passcode');
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(code);
    await view.user.keyboard('{Enter}');
  };
  return { ...view, requests, codes, people, send, byEmail, give };
}

describe('requesting a code', () => {
  it('has the name of each way of signing in in one piece, which a grid cannot put on two lines', async () => {
    await open();
    const ways = within(screen.getByRole('navigation', { name: 'How to sign in' })).getAllByRole('link');
    expect(ways.map(({ innerHTML }) => innerHTML)).toEqual(['Password', 'One-time passcode']);
  });

  it('leads a visitor without an account to sign-up, as the way by password does', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Create account' });
    expect(link.parentElement).toHaveTextContent('New here? Create account');
    expect(link.getAttribute('href')).toMatch(/^\/sign-up/);
  });

  it('keeps the button disabled, and shows what is missing from the start, for each way', async () => {
    const { user, send } = await open();
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription("Enter a valid email, and we'll send a passcode.");
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada');
    expect(send).toHaveAccessibleDescription("Enter a valid email, and we'll send a passcode.");
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(send).toHaveAccessibleDescription(
      "Enter a 10-digit mobile phone number and your last name, and we'll send a passcode.",
    );
    await user.type(screen.getByRole('textbox', { name: 'Mobile phone' }), '2125550142');
    expect(send).toHaveAccessibleDescription("Enter your last name, and we'll send a passcode.");
    await user.type(screen.getByLabelText('Last name'), 'Demo');
    expect(send).toBeEnabled();
  });

  it.each([
    ['Phone', '2125550142', { phone: '2125550142', lastName: 'Demo' }, 'sms'],
    ['Deal ID', 'FC-XDEM-Z08J-2HT2', { dealId: 'FC-XDEM-Z08J-2HT2', lastName: 'Demo' }, 'email'],
  ])('by %s asks for the name first', async (way, typed, person, channel) => {
    const { user, send, people, requests } = await open();
    await user.click(screen.getByRole('radio', { name: way }));
    const name = way === 'Phone' ? 'Mobile phone' : 'Deal ID or order number';
    await user.type(screen.getByRole('textbox', { name }), typed);
    await user.type(screen.getByLabelText('Last name'), 'Demo');
    await user.click(send);
    expect(await screen.findByLabelText('One-Time Passcode')).toBeVisible();
    expect(people).toEqual([person]);
    expect(requests).toEqual([{ username: 'some-sub', channel }]);
  });

  it.each([
    ['Email', 'Fill in the email', 'Email', { Email: 'demo@testdealer.example' }],
    [
      'Phone',
      'Fill in mobile phone and last name',
      'Mobile phone',
      { 'Mobile phone': '(212) 555 - 0142', 'Last name': 'Demo' },
    ],
    [
      'Deal ID',
      'Fill in the last name',
      'Deal ID or order number',
      { 'Deal ID or order number': '', 'Last name': 'Demo' },
    ],
  ])('by %s the sandbox names what it fills in', async (way, button, focused, expected) => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: way }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('radio', { name: way })).toBeChecked();
    for (const [name, value] of Object.entries(expected)) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(value);
    }
    expect(screen.getByRole('textbox', { name: focused })).toHaveFocus();
  });

  it.each([
    ['throttled', "You've requested too many passcodes. Please try again in 30 minutes."],
    ['outage', /We couldn't send a passcode.*Call 207-.?555-.?0178/],
    ['confirm-required', /haven't confirmed this account's email yet/],
    ['not-configured', /can't sign in here/],
  ] as const)('shows the refusal %s and keeps what was typed', async (kind, expected) => {
    const { user, send } = await open({ request: { kind } });
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.type(email, 'demo@testdealer.example');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(email).toHaveValue('demo@testdealer.example');
  });

  it('asks the user to wait after too many lookups', async () => {
    const { user, send } = await open();
    server.use(refuse(passcodeUsername, 429, { code: 'error.rateLimited', retryAfterSeconds: 900 }));
    await user.click(screen.getByRole('radio', { name: 'Deal ID' }));
    await user.type(screen.getByLabelText('Deal ID or order number'), 'FC-1');
    await user.type(screen.getByLabelText('Last name'), 'Demo');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 30 minutes');
  });
});

describe('entering the code', () => {
  it('confirms the right one, then returns the visitor to where they came from', async () => {
    const { byEmail, give, path, codes } = await open(
      { answers: ['success'] },
      '/sign-in/code?returnTo=%2Fcart',
    );
    await byEmail();
    expect(screen.getByText('If d***@e*** has an account, a passcode is on its way.')).toBeVisible();
    await give('123 456');
    expect((await screen.findAllByText(/Passcode is valid/))[0]).toBeVisible();
    expect(codes).toEqual(['123456']);
    await waitFor(() => expect(path()).toBe('/cart'));
  });

  it('reports a wrong one below the field and accepts another', async () => {
    const { byEmail, give } = await open();
    const field = await byEmail();
    await give('111111');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("You've entered an incorrect passcode — please try again"),
    );
    expect(document.title).toBe('Error: Enter your passcode | Test Dealer');
    await give('222222');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Wrong passcode and/or email. Please check both.'),
    );
    expect(screen.queryByText(/incorrect passcode/)).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('warns before the last attempt, and locks after it', async () => {
    const { byEmail, give, codes } = await open();
    const field = await byEmail();
    for (const code of ['111111', '222222', '333333']) await give(code);
    expect(screen.queryByText(/One attempt remaining/)).toBeNull();
    await give('444444');
    expect(await screen.findByText(/One attempt remaining/)).toBeVisible();
    await give('555555');
    expect(await screen.findByText('Too many attempts. Please try again in 30 minutes.')).toBeVisible();
    expect(field).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    expect(codes).toHaveLength(5);
  });

  it('can request the code again, until no requests are left', async () => {
    const { byEmail, user, requests, alerts } = await open();
    await byEmail();
    const resend = () => user.click(screen.getByRole('button', { name: 'Resend passcode' }));
    await resend();
    await waitFor(() => expect(alerts).toEqual([codeAlerts.resentByEmail]));
    await resend();
    await resend();
    expect(await screen.findByText(/One request remaining/)).toBeVisible();
    await resend();
    expect(await screen.findByText(/asked for too many codes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend passcode' })).toBeNull();
    expect(requests).toHaveLength(5);
  });

  it.each([
    ['expired-code', 'Your passcode has expired.', [codeAlerts.expired]],
    ['throttled', 'Too many attempts. Please try again in 30 minutes.', []],
    ['outage', "We couldn't check your passcode.", [codeAlerts.wrongInput]],
  ] as const)(
    'shows the refusal %s under the field, and its alert in the bar',
    async (kind, expected, bar) => {
      const { byEmail, give, alerts } = await open({ answers: [kind] });
      await byEmail();
      await give('123456');
      expect(await screen.findByText(expected, { exact: false })).toBeVisible();
      expect(alerts).toEqual(bar);
    },
  );

  it('is required, and has 6 digits', async () => {
    const { byEmail, user } = await open();
    const field = await byEmail();
    await user.click(field);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Your passcode is required.'));
    await user.type(field, '12a456');
    expect(field).toHaveAccessibleDescription('Enter all 6 digits of your passcode.');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  });
});

describe('after too many (ACCT-19)', () => {
  const minute = 60_000;
  const locked = 'Too many attempts. Please try again in 30 minutes.';
  const wrongCodes = ['111111', '222222', '333333', '444444', '555555'];
  const field = () => screen.getByLabelText('One-Time Passcode');
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
      }),
  );
  afterEach(() => void vi.useRealTimers());

  async function openLocked(service: Service = {}) {
    const page = await open(service);
    await page.byEmail();
    for (const code of wrongCodes) await page.give(code);
    expect(await screen.findByText(locked)).toBeVisible();
    return page;
  }

  it('wrong codes, the form unlocks after 30 minutes, and a new code works', async () => {
    const { user, give, codes, path, alerts } = await openLocked({
      answers: [...wrongCodes.map(() => 'wrong-code' as const), 'success'],
    });
    await pass(29 * minute);
    expect(field()).toHaveAttribute('readonly');
    await pass(minute);
    expect(screen.queryByText(locked)).toBeNull();
    expect(field()).not.toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
    await waitFor(() => expect(alerts).toContainEqual(codeAlerts.resentByEmail));
    await give('123456');
    await waitFor(() => expect(path()).toBe('/account/orders'));
    expect(codes).toHaveLength(6);
  });

  it('wrong codes, a code that the service sends nevertheless unlocks the form at once', async () => {
    const { user, codes, give } = await openLocked();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    await user.click(await screen.findByRole('button', { name: 'Send one-time code' }));
    expect(await screen.findByLabelText('One-Time Passcode')).not.toHaveAttribute('readonly');
    expect(screen.queryByText(locked)).toBeNull();
    await give('666666');
    await waitFor(() => expect(codes).toHaveLength(6));
  });

  it('as the service counts them, the form unlocks after 30 minutes', async () => {
    const { byEmail, give } = await open({ answers: ['throttled'] });
    await byEmail();
    await give('111111');
    expect(await screen.findByText(locked)).toBeVisible();
    expect(field()).toHaveAttribute('readonly');
    await pass(30 * minute);
    expect(screen.queryByText(locked)).toBeNull();
    expect(screen.queryByText(/^We couldn't check/)).toBeNull();
    expect(field()).not.toHaveAttribute('readonly');
    expect(field()).toHaveAccessibleDescription('Your passcode has expired.');
  });

  it('requests, the code can be requested again after 30 minutes', async () => {
    const { byEmail, user, requests, alerts } = await open();
    await byEmail();
    for (const sentSoFar of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
      await waitFor(() => expect(requests).toHaveLength(sentSoFar));
    }
    expect(await screen.findByText(/asked for too many codes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend passcode' })).toBeNull();
    await pass(30 * minute);
    expect(screen.queryByText(/asked for too many codes/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resend passcode' }));
    await waitFor(() => expect(requests).toHaveLength(6));
    await waitFor(() => expect(alerts.at(-1)).toEqual(codeAlerts.resentByEmail));
    expect(screen.queryByText(/One request remaining/)).toBeNull();
  });
});

it('the two ways of signing in link to each other and keep what was typed, but not in the URL', async () => {
  const { user, path } = await open({}, '/sign-in/code?returnTo=%2Fcart');
  await user.click(screen.getByRole('link', { name: 'Password' }));
  expect(path()).toBe('/sign-in?returnTo=%2Fcart');
  await screen.findByLabelText('Password');
  await user.click(screen.getByRole('textbox', { name: 'Email' }));
  await user.paste('demo@testdealer.example');
  await user.click(screen.getByRole('link', { name: 'One-time passcode' }));
  expect(path()).toBe('/sign-in/code?returnTo=%2Fcart');
  await screen.findByRole('button', { name: 'Send one-time code' });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@testdealer.example');
});
