import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getProfile, putProfile, type Profile } from '@forecourt/shared-contracts/profile';
import {
  answer,
  createTestPlatform,
  identityFixture,
  refuseFields,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { loadProfileForms } from './ui/load-forms.ts';
import { buyer, renderRemote, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const details: AccountDetails = {
  email: buyer.email,
  givenName: 'Ada',
  familyName: 'Byron',
  phoneNumber: '+12125550142',
  isPhoneVerified: true,
};
const card = (name: string) => within(screen.getByRole('region', { name }));

/** Opens the profile of a buyer whose identity service has these details at the time. */
async function openProfile(
  current = () => details,
  profile: Profile = { address: null, version: 0 },
  service: Parameters<typeof identityFixture>[0] = {},
) {
  server.use(answer(getProfile, profile), answer(getConsents, { marketingEmail: true, marketingSms: false }));
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const identity = identityFixture({
    readDetails: async () => ({ kind: 'details', details: current() }),
    tokens: async () => ({ kind: 'tokens', tokens }),
    ...service,
  });
  const platform = await createTestPlatform({
    target: '/account/profile',
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
  const page = await renderRemoteOn(platform);
  await screen.findByText('Ada Byron');
  await loadProfileForms();
  return page;
}

it('offers no change of a password to a user of a social provider, who has none', async () => {
  await openProfile(() => ({ ...details, isSocial: true }));
  expect(await card('Password').findByText(/there's no password to change here/)).toBeVisible();
  expect(card('Password').queryByRole('button')).toBeNull();
  expect(card('Mobile phone').getByRole('button', { name: 'Edit Mobile phone' })).toBeVisible();
});

it('a forgotten password is reset after signing out, with the email filled in and the way back', async () => {
  const { user, path } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Edit Password' }));
  await user.click(card('Password').getByRole('button', { name: 'Forgot it? Sign out and reset it' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(path()).toBe('/reset-password?returnTo=%2Faccount%2Fprofile');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email);
});

it('a form ends where its card does beside another column, and is no wider than its fields need on a tablet', async () => {
  const { user } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Edit Name' }));
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const widths = /:not\(\[role=alert\],\s*\.fc-actions\)\s*\{\s*max-width:\s*([^;}]+)/g;
  expect([...styles.matchAll(widths)].map(([, width]) => width)).toEqual(['420px', 'none']);
  // On a phone its buttons are as high as its fields.
  expect(styles).toMatch(/\.fc-actions button\s*\{\s*min-height:\s*48px/);
});

it('fills in the county of the stored ZIP again when another one was typed in between', async () => {
  const counties: Readonly<Record<string, string>> = { '48226': 'Wayne', '48104': 'Washtenaw' };
  const at = { city: 'Detroit', state: 'MI', zip: '48226' };
  const { user } = await openProfile(undefined, {
    address: { ...at, line1: '123 Main St', line2: '', county: 'Wayne' },
    version: 1,
  });
  server.use(
    answer(lookUpZip, ({ params: { zip = '' } }) => ({
      ...at,
      zip,
      county: counties[zip] ?? '',
      latitude: 42.3,
      longitude: -83,
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Address' }));
  const zip = card('Address').getByLabelText('ZIP code');
  const county = card('Address').getByLabelText('County');
  for (const [typed, filled] of [
    ['48104', 'Washtenaw'],
    ['48226', 'Wayne'],
  ] as const) {
    await user.clear(zip);
    await user.type(zip, typed);
    await waitFor(() => expect(county).toHaveValue(filled));
  }
  await user.clear(county);
  await user.type(county, 'Mine{Tab}');
  await user.type(zip, '{Backspace}6');
  expect(zip).toHaveValue('48226');
  expect(county).toHaveValue('Mine');
});

it('says that a phone is saved whose code could not be texted; the next save asks for the code alone', async () => {
  let now = details;
  const calls: string[] = [];
  const { user } = await openProfile(() => now, undefined, {
    updatePhone: async (phoneNumber) => {
      calls.push(phoneNumber);
      now = { ...details, phoneNumber, isPhoneVerified: false };
      return { kind: 'throttled' };
    },
    requestPhoneCode: async () => {
      calls.push('code');
      return { kind: 'sent', destination: '+*********0199' };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Mobile phone' }));
  const field = card('Mobile phone').getByLabelText('New mobile phone');
  await user.clear(field);
  await user.type(field, '3135550199');
  await user.click(card('Mobile phone').getByRole('button', { name: 'Send code' }));
  expect(
    await card('Mobile phone').findByText(/^Your mobile phone is saved, but we couldn't text its code\./),
  ).toBeVisible();
  await user.click(card('Mobile phone').getByRole('button', { name: 'Send code' }));
  expect(await card('Mobile phone').findByLabelText('Verification Code')).toBeVisible();
  expect(calls).toEqual(['+13135550199', 'code']);
});

it('an unverified phone says what verifying is for, above the button, and a changed one that a code is sent', async () => {
  const { user } = await openProfile(() => ({ ...details, isPhoneVerified: false }));
  const hint = await card('Mobile phone').findByText('Verify it to sign in with a texted code.');
  const verify = card('Mobile phone').getByRole('button', { name: 'Verify' });
  expect(hint.compareDocumentPosition(verify)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Edit Mobile phone' }));
  expect(card('Mobile phone').getByLabelText('New mobile phone')).toHaveAccessibleDescription(
    /We'll text a code to this number\.$/,
  );
  expect(card('Mobile phone').getByRole('button', { name: 'Send code' })).toBeVisible();
});

it('a guest is asked to sign in with what that gives', async () => {
  await renderRemote({ target: '/account/profile' });
  expect(screen.getByText('Sign in to view and edit your contact details and password.')).toBeVisible();
});

describe('a phone that was changed in another tab', () => {
  const changed = { ...details, phoneNumber: '+13135550199' };

  it('is shown as soon as this tab has the focus', async () => {
    let now = details;
    await openProfile(() => now);
    now = changed;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await card('Mobile phone').findByText('(313) 555 - 0199')).toBeVisible();
  });

  it('counts as the current one when it is typed into the form, which opens empty', async () => {
    let now = details;
    const { user } = await openProfile(() => now);
    now = changed;
    await user.click(screen.getByRole('button', { name: 'Edit Mobile phone' }));
    const field = card('Mobile phone').getByLabelText('New mobile phone');
    expect(field).toHaveValue('');
    await user.type(field, '3135550199');
    await user.click(card('Mobile phone').getByRole('button', { name: 'Send code' }));
    expect(await card('Mobile phone').findByText('This mobile phone is already verified.')).toBeVisible();
    expect(card('Mobile phone').getByText('(313) 555 - 0199')).toBeVisible();
  });
});

it.each([
  ['at its field', { 'address.line1': 'addressForm' }, 'Enter a number and street', 'Street address'],
  ['for a reason without a text', { 'address.city': 'x.new' }, "We couldn't accept these details", 'City'],
  ['that the card does not show', { 'address.country': 'x.new' }, "We couldn't accept these", undefined],
])('F17, ACCT-65: a field that the server refuses, %s', async (_row, fields, words, label) => {
  const place = { city: 'Detroit', state: 'MI', zip: '48226', county: 'Wayne', latitude: 42, longitude: -83 };
  const home = { city: 'Detroit', state: 'MI', zip: '48226', county: 'Wayne' };
  const { user } = await openProfile(undefined, {
    address: { ...home, line1: '123 Main St', line2: '' },
    version: 1,
  });
  server.use(answer(lookUpZip, place), refuseFields(putProfile, fields));
  await user.click(await screen.findByRole('button', { name: 'Edit Address' }));
  await user.type(card('Address').getByLabelText('Street address'), ' West');
  await user.click(card('Address').getByRole('button', { name: 'Save' }));
  const summary = await card('Address').findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (label) expect(card('Address').getByRole('textbox', { name: label })).toBeInvalid();
  expect(card('Address').getByLabelText('Street address')).toHaveValue('123 Main St West');
  expect(card('Address').getAllByRole('alert')).toHaveLength(1);
});
