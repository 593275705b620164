import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeVerdict, EventPayload } from '@forecourt/shared-contracts';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { answer, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import {
  approvalFixture,
  personFixture,
  prequalificationFixture,
} from '../../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

type IdentityAnswers = NonNullable<Parameters<typeof identityFixture>[0]>;

const server = startApi();
const approved = prequalificationFixture({
  state: 'mq_approved',
  person: personFixture,
  approval: approvalFixture,
});
const back = '?returnTo=%2Fvehicle%2FX';
const resultPath = `/pre-qualification/result${back}`;
const sent = async () => ({ kind: 'sent' as const, destination: 'a***@e***' });

/** The page for the account, with an identity service that sends codes. */
async function open(identity: IdentityAnswers = {}) {
  server.use(answer(getPrequalification, { prequalification: approved }));
  const service = identityFixture({
    signUp: sent,
    confirmSignUp: async () => ({ kind: 'success' }),
    resendSignUpCode: sent,
    signIn: async () => ({ kind: 'confirm-required' }),
    ...identity,
  });
  const target = `/pre-qualification/account${back}`;
  const view = await renderRemote({ target, parts: { loadIdentity: async () => service } });
  const alerts: EventPayload<'alert:show'>[] = [];
  view.platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload));
  await heading('Create your account');
  return { ...view, alerts };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
type View = Awaited<ReturnType<typeof open>>;

async function sendPassword({ user }: View) {
  await user.type(field('Password'), 'Forecourt1!');
  await user.click(button('Create account'));
}

async function enterCode(view: View) {
  await sendPassword(view);
  await heading('Confirm your email');
  await view.user.type(field('Verification Code'), '123456');
  await view.user.click(button('Verify'));
}

beforeEach(() => server.use(answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' })));

describe('an account for the result', () => {
  it('needs only a password, and an emailed code, which can be sent again', async () => {
    const view = await open();
    await view.user.click(button('Create account'));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Enter a password',
    );
    await sendPassword(view);
    await heading('Confirm your email');
    await view.user.click(button('Resend passcode'));
    await waitFor(() =>
      expect(view.alerts).toEqual([{ kind: 'resent', message: 'Code resent: Please check your email.' }]),
    );
  });

  it.each([
    ['outage', "You can't create an account right now", /saved for this visit\. Please try/],
    ['exists', 'Create your account', /already have an account/],
  ] as const)('%s is reported, and the password can be sent again', async (kind, title, words) => {
    const view = await open({ signUp: async () => ({ kind }) });
    await sendPassword(view);
    await heading(title);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field('Password')).toHaveValue('Forecourt1!');
  });
});

describe('the code for the account', () => {
  it.each<CodeVerdict['kind']>(['success', 'expired-code', 'wrong-code'])(
    '%s signs in with the password, since a used code is reported as one that is not good',
    async (kind) => {
      const view = await open({
        confirmSignUp: async () => ({ kind }),
        signIn: async () => ({ kind: 'success', user: buyer }),
      });
      await enterCode(view);
      await waitFor(() => expect(view.path()).toBe(resultPath));
    },
  );

  it.each([
    ['wrong-code', 'Oops, wrong code'],
    ['expired-code', 'Your code expired. Send a new one.'],
  ] as const)('%s is reported if the password does not work either', async (kind, words) => {
    await enterCode(await open({ confirmSignUp: async () => ({ kind }) }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('whose sign-in fails is not asked for again: only the sign-in is repeated', async () => {
    let isDown = true;
    const view = await open({
      signIn: async () => (isDown ? { kind: 'outage' } : { kind: 'success', user: buyer }),
    });
    await enterCode(view);
    expect(await screen.findByText(/Your email is confirmed, but/)).toBeVisible();
    expect(screen.queryByLabelText('Verification Code')).toBeNull();
    expect(screen.getByRole('link', { name: 'Click here to sign in.' })).toHaveAttribute(
      'href',
      `/sign-in?returnTo=${encodeURIComponent(resultPath)}`,
    );
    await view.user.click(button('Sign In'));
    await waitFor(() => expect(button('Sign In')).toBeEnabled());
    expect(view.path()).toBe(`/pre-qualification/account${back}`);
    isDown = false;
    await view.user.click(button('Sign In'));
    await waitFor(() => expect(view.path()).toBe(resultPath));
  });

  it('is not sent again to an account that is confirmed already, whose user is signed in', async () => {
    let isConfirmed = false;
    const view = await open({
      signIn: async () => (isConfirmed ? { kind: 'success', user: buyer } : { kind: 'confirm-required' }),
    });
    await sendPassword(view);
    await heading('Confirm your email');
    isConfirmed = true;
    await view.user.click(button('Resend passcode'));
    await waitFor(() => expect(view.path()).toBe(resultPath));
  });
});

describe('the limits of the code for the account', () => {
  const throttled = async () => ({ kind: 'throttled' as const });
  it('says how long the code works (ACCT-14)', async () => {
    const view = await open();
    await sendPassword(view);
    await heading('Confirm your email');
    expect(screen.getByText(/^(23 hr 59 min|24 hr 0 min)$/)).toBeVisible();
    expect(screen.getByText(/^Expires in (23|24) hr$/)).toHaveAttribute('role', 'status');
  });

  it('warns of the last attempt, and then takes no more until one was sent again (ACCT-18, ACCT-19)', async () => {
    let tries = 0;
    const view = await open({
      confirmSignUp: async () => {
        tries += 1;
        return { kind: 'wrong-code' };
      },
    });
    await enterCode(view);
    for (let count = 1; count < 4; count += 1) {
      await waitFor(() => expect(tries).toBe(count));
      await waitFor(() => expect(button('Verify')).toBeEnabled());
      await view.user.click(button('Verify'));
    }
    expect(await screen.findByText('You have one attempt remaining.')).toBeVisible();
    await view.user.click(button('Verify'));
    expect(await screen.findByText(/Please try again in 30 minutes, or call/)).toBeVisible();
    expect(button('Verify')).toBeDisabled();
    expect(field('Verification Code')).toHaveAttribute('readonly');
    await view.user.click(button('Resend passcode'));
    await waitFor(() => expect(button('Verify')).toBeEnabled());
    expect(field('Verification Code')).toHaveValue('');
  });

  it('warns of the last request, and then offers none (ACCT-18, ACCT-19)', async () => {
    const view = await open();
    await sendPassword(view);
    await heading('Confirm your email');
    for (let count = 1; count <= 3; count += 1) {
      await view.user.click(button('Resend passcode'));
      await waitFor(() => expect(view.alerts).toHaveLength(count));
    }
    expect(await screen.findByText('You have one passcode request remaining.')).toBeVisible();
    await view.user.click(button('Resend passcode'));
    expect(await screen.findByText(/The last passcode still works/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend passcode' })).toBeNull();
    expect(button('Verify')).toBeEnabled();
  });

  it.each<[string, IdentityAnswers, string, RegExp]>([
    ['takes no more codes', { confirmSignUp: throttled }, 'Verify', /in 30 minutes, or call/],
    ['sends no more codes', { resendSignUpCode: throttled }, 'Resend passcode', /still works/],
  ])('are those of a service that %s', async (_what, identity, name, words) => {
    const view = await open(identity);
    await sendPassword(view);
    await heading('Confirm your email');
    await view.user.type(field('Verification Code'), '123456');
    await view.user.click(button(name));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
