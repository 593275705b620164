import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountDetails, OwnCodeVerdict } from '@forecourt/shared-contracts';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { answer, createTestPlatform, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import { loadProfileForms } from './ui/load-forms.ts';
import { buyer, codeAlerts, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const minute = 60_000;
const details: AccountDetails = {
  email: buyer.email,
  givenName: 'Ada',
  familyName: 'Byron',
  phoneNumber: '+12125550142',
  isPhoneVerified: false,
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => void vi.useRealTimers());

/** Opens the profile of a buyer whose phone is unverified; every code submitted gets the verdict. */
async function openProfile(verdict: OwnCodeVerdict['kind'] = 'wrong-code') {
  const codes: string[] = [];
  let sends = 0;
  const send = async () => {
    sends += 1;
    return { kind: 'sent' as const, destination: '+*******0142' };
  };
  const confirm = async (code: string) => {
    codes.push(code);
    return { kind: verdict };
  };
  server.use(
    answer(getProfile, { address: null, version: 0 }),
    answer(getConsents, { marketingEmail: false, marketingSms: false }),
  );
  const identity = identityFixture({
    readDetails: async () => ({ kind: 'details', details }),
    tokens: async () => ({
      kind: 'tokens',
      // Longer than any wait of these tests.
      tokens: { idToken: 'test-token', lifetimeMs: 48 * 60 * minute, user: buyer },
    }),
    requestPhoneCode: send,
    confirmPhone: confirm,
    requestEmailChange: send,
    resendEmailCode: send,
    confirmEmailChange: confirm,
  });
  const platform = await createTestPlatform({
    target: '/account/profile',
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
  const { user, alerts } = await renderRemoteOn(platform);
  await screen.findByText('Ada Byron');
  await loadProfileForms();
  const resend = async (title: string) => {
    const before = sends;
    await user.click(card(title).getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(sends).toBe(before + 1));
  };
  const give = async (title: string, code: string) => {
    const field = card(title).getByLabelText('Verification Code');
    await user.clear(field);
    await user.click(field);
    await user.paste(code);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(codes.at(-1)).toBe(code));
  };
  const openPhoneCode = async () => {
    await user.click(card('Mobile phone').getByRole('button', { name: 'Verify' }));
    return card('Mobile phone').findByLabelText('Verification Code');
  };
  return { user, resend, give, openPhoneCode, alerts };
}

const shownTime = (title: string) => card(title).queryByText('Expires in');

describe('the code of a phone', () => {
  it('works for 24 hours, which are counted down; then it is reported as expired (ACCT-14, ACCT-15)', async () => {
    const { openPhoneCode, resend, alerts } = await openProfile();
    await openPhoneCode();
    expect(shownTime('Mobile phone')).toHaveTextContent(/(24 hr|23 hr 59 min)$/);
    await pass(24 * 60 * minute);
    expect(card('Mobile phone').getByRole('alert')).toHaveTextContent('Your code has expired.');
    expect(alerts).toEqual([codeAlerts.expired]);
    expect(shownTime('Mobile phone')).toBeNull();
    await resend('Mobile phone');
    await waitFor(() => expect(alerts).toEqual([codeAlerts.expired, codeAlerts.resentBySms]));
    expect(card('Mobile phone').queryByRole('alert')).toBeNull();
    expect(shownTime('Mobile phone')).toBeVisible();
  });

  it('announces the last request, then offers none for an hour, also when opened again (ACCT-18, ACCT-19)', async () => {
    const { user, openPhoneCode, resend } = await openProfile();
    await openPhoneCode();
    await resend('Mobile phone');
    await resend('Mobile phone');
    expect(card('Mobile phone').queryByText(/^One request remaining/)).toBeNull();
    await user.click(card('Mobile phone').getByRole('button', { name: 'Later' }));
    await openPhoneCode();
    expect(card('Mobile phone').getByText(/^One request remaining/)).toBeVisible();
    await resend('Mobile phone');
    expect(await card('Mobile phone').findByText(/^Too many attempts.*wait an hour/)).toBeVisible();
    expect(card('Mobile phone').queryByRole('button', { name: 'Resend code' })).toBeNull();
    await pass(60 * minute);
    expect(card('Mobile phone').queryByText(/^Too many attempts/)).toBeNull();
    expect(card('Mobile phone').getByRole('button', { name: 'Resend code' })).toBeVisible();
  });

  it('announces the last attempt, then takes none for an hour (ACCT-18, ACCT-19)', async () => {
    const { openPhoneCode, give } = await openProfile();
    const field = await openPhoneCode();
    for (const code of ['111111', '222222', '333333']) await give('Mobile phone', code);
    expect(card('Mobile phone').queryByText(/^One attempt remaining/)).toBeNull();
    await give('Mobile phone', '444444');
    expect(await card('Mobile phone').findByText(/^One attempt remaining/)).toBeVisible();
    await give('Mobile phone', '555555');
    expect(
      await card('Mobile phone').findByText(/^Too many attempts\. Please try again in an hour\./),
    ).toBeVisible();
    expect(field).toHaveAttribute('readonly');
    expect(card('Mobile phone').getByRole('button', { name: 'Verify' })).toBeDisabled();
    await pass(60 * minute);
    expect(field).not.toHaveAttribute('readonly');
    expect(card('Mobile phone').getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('locks when the service takes no more, until it sends a new one', async () => {
    const { openPhoneCode, give, resend } = await openProfile('throttled');
    const field = await openPhoneCode();
    await give('Mobile phone', '111111');
    const alert = await card('Mobile phone').findByRole('alert');
    expect(alert).toHaveTextContent(
      /^.*Too many attempts\. Please try again in an hour\. Call 207-.?555-.?0178$/,
    );
    expect(field).toHaveAttribute('readonly');
    await resend('Mobile phone');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  });
});

it('a code that the service could not check raises its alert, and stays to be sent again', async () => {
  const { openPhoneCode, give, alerts } = await openProfile('outage');
  const field = await openPhoneCode();
  await give('Mobile phone', '123456');
  expect(await card('Mobile phone').findByRole('alert')).toHaveTextContent(/Nothing was changed/);
  expect(alerts).toEqual([codeAlerts.wrongInput]);
  expect(field).toHaveValue('123456');
});

describe('the code of an email', () => {
  const openEmail = async (user: Awaited<ReturnType<typeof openProfile>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Edit Email' }));

  it('is counted down once one was sent, and resent by email (ACCT-14)', async () => {
    const { user, resend, alerts } = await openProfile();
    await openEmail(user);
    await user.type(card('Email').getByLabelText('New email'), 'ada@new.example');
    await user.click(card('Email').getByRole('button', { name: 'Send code' }));
    await card('Email').findByLabelText('Verification Code');
    expect(shownTime('Email')).toBeVisible();
    await resend('Email');
    await waitFor(() => expect(alerts).toEqual([codeAlerts.resentByEmail]));
    for (const _ of [3, 4, 5]) await resend('Email');
    expect(card('Email').queryByRole('button', { name: 'Resend code' })).toBeNull();
    expect(card('Mobile phone').queryByText(/^Too many attempts/)).toBeNull();
  });

  it('that was sent before a reload has no countdown, as its age is not known', async () => {
    const { user, resend } = await openProfile();
    await openEmail(user);
    await user.click(card('Email').getByRole('button', { name: 'I already have a code' }));
    await card('Email').findByLabelText('Verification Code');
    expect(shownTime('Email')).toBeNull();
    expect(card('Email').queryByRole('alert')).toBeNull();
    await resend('Email');
    await waitFor(() => expect(shownTime('Email')).toBeVisible());
  });
});
