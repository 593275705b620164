import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignUpDetails, SignUpOutcome, CodeVerdict, SignInOutcome } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { checkEmail, chooseRegion, ConsentsSchema, putConsents } from '@forecourt/shared-contracts/identity';
import {
  answer,
  createTestPlatform,
  identityFixture,
  refuse,
  startApi,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import { buyer, codeAlerts, renderRemote, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
const entered: SignInOutcome = { kind: 'success', user: buyer };

/** An identity service that gives the answers in turn, repeating the last one, and records what it was sent. */
function identityOf(
  signUp: SignUpOutcome = { kind: 'sent', destination: 'a***@e***' },
  verdicts: CodeVerdict['kind'][] = ['success'],
  signIns: SignInOutcome[] = [entered],
) {
  const sent = {
    signUp: [] as SignUpDetails[],
    codes: [] as string[],
    passwords: [] as string[],
    resends: 0,
  };
  const next = <T,>(answers: T[]): T => (answers.length > 1 ? answers.shift() : answers[0]) as T;
  const parts: TestPlatformOptions['parts'] = {
    loadIdentity: async () =>
      identityFixture({
        signUp: async (details) => {
          sent.signUp.push(details);
          return signUp;
        },
        confirmSignUp: async ({ code }) => {
          sent.codes.push(code);
          return { kind: next(verdicts) };
        },
        resendSignUpCode: async () => {
          sent.resends += 1;
          return { kind: 'sent', destination: 'a***@e***' };
        },
        signIn: async ({ password }) => {
          sent.passwords.push(password);
          return next(signIns);
        },
        tokens: async () => ({ kind: 'tokens', tokens }),
      }),
  };
  return { parts, sent };
}

const taken = 'taken@example.com';
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Create account' });

type EmailAnswer = (asked: { body: { email: string } }) => Awaitable<{ isTaken: boolean }>;
type Awaitable<T> = T | Promise<T>;

const knownEmails: EmailAnswer = ({ body }) => ({ isTaken: body.email === taken });

async function openSignUp(options: TestPlatformOptions = {}, emails = knownEmails) {
  server.use(
    answer(checkEmail, emails),
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
  );
  return renderRemote({ target: '/sign-up?returnTo=%2Fcart', ...options });
}

type Opened = Awaited<ReturnType<typeof openSignUp>>;

async function paste({ user }: Pick<Opened, 'user'>, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(page: Pick<Opened, 'user'>) {
  await paste(page, 'First name', 'Ada');
  await paste(page, 'Last name', 'Byron');
  await paste(page, 'Email', 'Ada@example.com');
  await paste(page, 'Mobile phone', '2125550142');
  await paste(page, 'Password', 'Forecourt1!');
}

async function sendForm(identity = identityOf(), options: TestPlatformOptions = {}, emails = knownEmails) {
  const page = await openSignUp({ parts: identity.parts, ...options }, emails);
  await fillIn(page);
  await page.user.click(field('Email me news and offers'));
  await page.user.click(submit());
  return { ...page, sent: identity.sent };
}

async function giveCode(page: Pick<Opened, 'user'>, code = '123456') {
  await screen.findByLabelText('One-Time Passcode');
  await paste(page, 'One-Time Passcode', code);
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
}

describe('user info', () => {
  it('keeps the button disabled until everything required is valid, and shows what is missing from the start', async () => {
    const page = await openSignUp();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription(
      'Still needed: first name, last name, email, mobile phone, and password.',
    );
    await page.user.type(field('First name'), 'Ada');
    expect(submit()).toHaveAccessibleDescription(
      'Still needed: last name, email, mobile phone, and password.',
    );
    await page.user.clear(field('First name'));
    await fillIn(page);
    expect(field('Mobile phone')).toHaveValue('(212) 555 - 0142');
    expect(submit()).toBeEnabled();
  });

  it('validates a name as soon as it has a value, other fields on blur', async () => {
    const { user } = await openSignUp();
    await user.type(field('First name'), 'A');
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('Enter at least 2 letters'));
    await user.type(field('Email'), 'ada');
    await user.tab();
    await waitFor(() => expect(field('Email')).toBeInvalid());
  });

  it('trims names and email on blur', async () => {
    const { user } = await openSignUp();
    await user.type(field('Last name'), '  Byron ');
    await user.tab();
    expect(field('Last name')).toHaveValue('Byron');
  });

  it('states the password rules before it is typed, and checks off those that are met', async () => {
    const { user } = await openSignUp();
    expect(field('Password')).toHaveAccessibleDescription(
      /^Your password needs Not met yet:\s?at least 8 characters/,
    );
    await user.type(field('Password'), 'abcD');
    expect(screen.getByText('a lowercase letter').parentElement).toHaveTextContent('Met:');
    expect(screen.getByText('at least 8 characters').parentElement).toHaveTextContent('Not met yet:');
    expect(screen.getByText('2 of 5 met')).toBeInTheDocument();
  });

  it('reports that an email has an account, links to sign-in and back, and cannot be sent', async () => {
    const page = await openSignUp();
    await fillIn(page);
    await page.user.clear(field('Email'));
    await paste(page, 'Email', taken);
    const link = await screen.findByRole('link', { name: 'Click here to sign in.' });
    expect(field('Email')).toHaveAccessibleDescription('You already have an account. Click here to sign in.');
    expect(link).toHaveAttribute('href', '/sign-in?returnTo=%2Fcart');
    expect(submit()).toBeDisabled();
    const isTaken = 'This email already has an account. Sign in, or enter another email.';
    expect(submit()).toHaveAccessibleDescription(isTaken);
    await page.user.clear(field('Mobile phone'));
    expect(submit()).toHaveAccessibleDescription(`${isTaken} Still needed: mobile phone.`);
    await page.user.type(field('Mobile phone'), '2125550142');
    await page.user.type(field('Email'), 'x');
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it('does not block when the email check gets no answer', async () => {
    const page = await openSignUp();
    server.use(refuse(checkEmail, 429, { code: 'error.rateLimited', retryAfterSeconds: 60 }));
    await fillIn(page);
    await waitFor(() => expect(server.calls).toContain('POST /public/identity/email-check'));
    expect(submit()).toBeEnabled();
  });

  it.each([
    ['password-refused', "We can't accept this password"],
    ['details-refused', "We couldn't accept some of your details"],
    ['throttled', /Too many attempts.*Call 207-.?555-.?0178/],
    ['outage', /trouble creating your account.*Call 207-.?555-.?0178/],
    ['not-configured', /can't create an account here.*Call 207-.?555-.?0178/],
  ] as const)('shows the refusal %s in place and keeps what was typed', async (kind, expected) => {
    await sendForm(identityOf({ kind }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Password')).toHaveValue('Forecourt1!');
  });

  it('reports at the field an email that turns out to be taken', async () => {
    await sendForm(identityOf({ kind: 'exists' }));
    expect(await screen.findByRole('link', { name: 'Click here to sign in.' })).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it('keeps that report when the email check answers later and knows nothing of it', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let isAnswered = false;
    await sendForm(identityOf({ kind: 'exists' }), {}, async () => {
      await held;
      isAnswered = true;
      return { isTaken: false };
    });
    const link = () => screen.queryByRole('link', { name: 'Click here to sign in.' });
    await waitFor(() => expect(link()).toBeVisible());
    await waitFor(() => expect(server.calls).toContain('POST /public/identity/email-check'));
    release();
    await waitFor(() => expect(isAnswered).toBe(true));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(link()).toBeVisible();
  });
});

describe('the code', () => {
  it('signs in with the password just typed, saves the consents and returns the visitor to where they came from', async () => {
    const written: unknown[] = [];
    server.use(
      answer(putConsents, ({ body }) => {
        written.push(body);
        return body;
      }),
    );
    const page = await sendForm();
    expect(await screen.findByText(/We sent a one.time passcode to Ada@example\.com/)).toBeVisible();
    await giveCode(page, '123 456');
    await waitFor(() => expect(page.path()).toBe('/cart'));
    expect(page.sent.signUp).toEqual([
      {
        email: 'ada@example.com',
        password: 'Forecourt1!',
        givenName: 'Ada',
        familyName: 'Byron',
        phoneNumber: '+12125550142',
      },
    ]);
    expect([page.sent.codes, page.sent.passwords]).toEqual([['123456'], ['Forecourt1!']]);
    await waitFor(() => expect(written).toEqual([{ marketingEmail: true, marketingSms: false }]));
    expect(page.platform.storage.session.read('consents.buyer-1', ConsentsSchema)).toBeUndefined();
  });

  it('keeps consents that could not be saved, and saves them at the next load', async () => {
    server.use(refuse(putConsents, 503, 'error.unavailable'));
    const page = await sendForm();
    await giveCode(page);
    await waitFor(() => expect(page.path()).toBe('/cart'));
    const pending = { marketingEmail: true, marketingSms: false };
    await waitFor(() => expect(server.calls).toContain('PUT /api/account/consents'));
    const { session } = page.platform.storage;
    expect(session.read('consents.buyer-1', ConsentsSchema)).toEqual(pending);
    page.unmount();
    const written: unknown[] = [];
    server.use(
      answer(putConsents, ({ body }) => {
        written.push(body);
        return body;
      }),
    );
    const later = await createTestPlatform({ target: '/account/orders', signedInAs: buyer });
    later.storage.session.write('consents.buyer-1', pending);
    await renderRemoteOn(later);
    await waitFor(() => expect(written).toEqual([pending]));
    await waitFor(() =>
      expect(later.storage.session.read('consents.buyer-1', ConsentsSchema)).toBeUndefined(),
    );
  });

  it.each([
    ['expired-code', 'Your passcode has expired.', [codeAlerts.expired]],
    ['throttled', /Too many attempts. Please try again in 30 minutes.*Call/, []],
    ['outage', /We couldn't check your passcode.*Call/, [codeAlerts.wrongInput]],
    ['not-configured', /aren't available here.*Call/, []],
  ] as const)('shows %s in place, and its alert in the bar', async (verdict, expected, bar) => {
    const page = await sendForm(identityOf(undefined, [verdict], [{ kind: 'confirm-required' }]));
    await giveCode(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(page.alerts).toEqual(bar);
    expect(page.path()).toBe('/sign-up?returnTo=%2Fcart');
  });

  it('can be sent again after a wrong one, and the new one works', async () => {
    server.use(answer(putConsents, ({ body }) => body));
    const notYet: SignInOutcome = { kind: 'confirm-required' };
    // A wrong code, and asking for another one, first try whether the email was confirmed in another tab.
    const page = await sendForm(identityOf(undefined, ['wrong-code', 'success'], [notYet, notYet, entered]));
    await giveCode(page);
    await screen.findByText("You've entered an incorrect passcode — please try again");
    await page.user.click(screen.getByRole('button', { name: 'Resend passcode' }));
    await waitFor(() => expect(page.alerts).toEqual([codeAlerts.resentByEmail]));
    expect(screen.queryByText("You've entered an incorrect passcode — please try again")).toBeNull();
    expect(field('One-Time Passcode')).toHaveValue('');
    await waitFor(() => expect(field('One-Time Passcode')).toHaveFocus());
    expect(page.sent.resends).toBe(1);
    await giveCode(page, '654321');
    await waitFor(() => expect(page.path()).toBe('/cart'));
  });

  it('signs in when it was already used', async () => {
    server.use(answer(putConsents, ({ body }) => body));
    const page = await sendForm(identityOf(undefined, ['expired-code']));
    await giveCode(page);
    await waitFor(() => expect(page.path()).toBe('/cart'));
  });

  it('reports a failed sign-in after the right code, and signs in on a second press', async () => {
    server.use(answer(putConsents, ({ body }) => body));
    const page = await sendForm(identityOf(undefined, ['success'], [{ kind: 'throttled' }, entered]));
    await giveCode(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email is confirmed');
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(page.path()).toBe('/cart'));
    expect(page.sent.codes).toHaveLength(1);
  });

  it('shows from the start for how long it works: 24 hours (ACCT-14)', async () => {
    await sendForm();
    await screen.findByLabelText('One-Time Passcode');
    expect(screen.getByText('Expires in')).toHaveTextContent(/^Expires in (24 hr|23 hr 59 min)$/);
    expect(screen.getByText('Expires in about 24 hours')).toBeInTheDocument();
  });

  it('needs six digits', async () => {
    const { user } = await sendForm();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    expect(verify).toHaveAccessibleDescription('Enter the 6 digits of your passcode.');
    await user.type(field('One-Time Passcode'), '12a45');
    await user.tab();
    expect(verify).toBeDisabled();
    await waitFor(() => expect(field('One-Time Passcode')).toBeInvalid());
  });

  it('can go to another email, with everything but email and password kept', async () => {
    const page = await sendForm();
    await page.user.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Mobile phone')).toHaveValue('(212) 555 - 0142');
    expect([field('Email'), field('Password')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
  });
});

it('a visitor who is already signed in is redirected', async () => {
  const { path } = await openSignUp({ signedInAs: buyer });
  await waitFor(() => expect(path()).toBe('/cart'));
});
