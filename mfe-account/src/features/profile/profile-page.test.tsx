import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getConsents, putConsents } from '@forecourt/shared-contracts/identity';
import { getProfile, putProfile, type Profile } from '@forecourt/shared-contracts/profile';
import {
  answer,
  createTestPlatform,
  identityFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { loadProfileForms } from './ui/load-forms.ts';
import { buyer, codeAlerts, renderRemote, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/account/profile';
const details: AccountDetails = {
  email: buyer.email,
  givenName: 'Ada',
  familyName: 'Byron',
  phoneNumber: '+12125550142',
  isPhoneVerified: true,
};
const address = {
  line1: '123 Main St',
  line2: '',
  city: 'Detroit',
  state: 'MI',
  zip: '48226',
  county: 'Wayne',
};
const place = {
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
  county: 'Cook',
  latitude: 41.9,
  longitude: -87.6,
};

type Given = Parameters<typeof identityFixture>[0];

/** Opens the profile of a buyer whose identity service answers as given. */
async function openProfile(given: Given = {}, profile: Profile = { address: null, version: 0 }) {
  server.use(
    answer(getProfile, () => profile),
    answer(getConsents, { marketingEmail: true, marketingSms: false }),
    answer(lookUpZip, ({ params }) => ({ ...place, zip: params.zip ?? '' })),
  );
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const platform = await createTestPlatform({
    target,
    signedInAs: buyer,
    parts: {
      loadIdentity: async () =>
        identityFixture({
          readDetails: async () => ({ kind: 'details', details }),
          tokens: async () => ({ kind: 'tokens', tokens }),
          ...given,
        }),
    },
  });
  const page = await renderRemoteOn(platform);
  await screen.findByText('Ada Byron');
  await screen.findByText('By email');
  await loadProfileForms();
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const sent = async () => ({ kind: 'sent' as const, destination: 'n***@e***' });

it('asks guests to sign in and returns them here', async () => {
  await renderRemote({ target });
  expect(screen.getByRole('heading', { name: 'Sign in to see your profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Faccount%2Fprofile',
  );
});

it('shows each topic on its own card', async () => {
  await openProfile({}, { address, version: 1 });
  expect(card('Name').getByText('Ada Byron')).toBeVisible();
  expect(card('Email').getByText(buyer.email)).toBeVisible();
  expect(card('Mobile phone').getByText('(212) 555 - 0142')).toBeVisible();
  expect(card('Mobile phone').getByText('Verified')).toBeVisible();
  expect(await card('Address').findByText(/123 Main St/)).toHaveTextContent('Detroit, MI 48226');
  expect(card('News and offers').getByText('Yes')).toBeVisible();
  expect(card('Your privacy choices').getByRole('link')).toHaveAttribute('href', '/account/privacy');
});

it('holds the place of each value that is still loading, on its own card', async () => {
  server.use(
    answer(getProfile, () => new Promise<never>(() => undefined)),
    answer(getConsents, () => new Promise<never>(() => undefined)),
  );
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const platform = await createTestPlatform({
    target,
    signedInAs: buyer,
    parts: {
      loadIdentity: async () =>
        identityFixture({
          readDetails: () => new Promise<never>(() => undefined),
          tokens: async () => ({ kind: 'tokens', tokens }),
        }),
    },
  });
  await renderRemoteOn(platform);
  for (const name of ['Name', 'Email', 'Mobile phone', 'Address', 'News and offers']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(card(name).getByRole('status', { name: 'Loading your profile' })).toBeVisible();
    expect(card(name).queryByRole('button')).toBeNull();
  }
});

it('reports that the details could not be loaded, and loads them on retry', async () => {
  let isUp = false;
  server.use(
    answer(getProfile, { address: null, version: 0 }),
    answer(getConsents, { marketingEmail: false, marketingSms: false }),
  );
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const platform = await createTestPlatform({
    target,
    signedInAs: buyer,
    parts: {
      loadIdentity: async () =>
        identityFixture({
          readDetails: async () => (isUp ? { kind: 'details', details } : { kind: 'outage' }),
          tokens: async () => ({ kind: 'tokens', tokens }),
        }),
    },
  });
  const { user } = await renderRemoteOn(platform);
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your details/);
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Byron')).toBeVisible();
});

describe('the name', () => {
  it('is edited, saved and shown; focus returns to the button', async () => {
    const names: unknown[] = [];
    const { user } = await openProfile({
      updateName: async (name) => {
        names.push(name);
        return { kind: 'success' };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Edit Name' }));
    const first = card('Name').getByLabelText('First name');
    expect(first).toHaveFocus();
    await user.clear(first);
    await user.type(first, ' Augusta ');
    await user.click(card('Name').getByRole('button', { name: 'Save' }));
    expect(await card('Name').findByText('Augusta Byron')).toBeVisible();
    expect(names).toEqual([{ givenName: 'Augusta', familyName: 'Byron' }]);
    expect(card('Name').getByText('Saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Name' })).toHaveFocus();
  });

  it('summarizes errors and keeps what was typed; canceling discards it', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Name' }));
    await user.clear(card('Name').getByLabelText('First name'));
    await user.type(card('Name').getByLabelText('First name'), 'A');
    await user.click(card('Name').getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Enter at least 2 letters' }));
    expect(card('Name').getByLabelText('First name')).toHaveFocus();
    await user.click(card('Name').getByRole('button', { name: 'Cancel' }));
    expect(card('Name').getByText('Ada Byron')).toBeVisible();
  });

  it('keeps both the saved and the typed values during an outage', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Name' }));
    await user.clear(card('Name').getByLabelText('Last name'));
    await user.type(card('Name').getByLabelText('Last name'), 'Lovelace');
    await user.click(card('Name').getByRole('button', { name: 'Save' }));
    expect(await card('Name').findByRole('alert')).toHaveTextContent(/Nothing was changed/);
    expect(card('Name').getByLabelText('Last name')).toHaveValue('Lovelace');
  });

  it('reports an expired session and keeps what was typed for its owner', async () => {
    let isOver = false;
    const { user, platform } = await openProfile({
      updateName: async () => {
        isOver = true;
        return { kind: 'signed-out' };
      },
      tokens: async () =>
        isOver
          ? { kind: 'none' }
          : { kind: 'tokens', tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit Name' }));
    await user.type(card('Name').getByLabelText('First name'), 'lyn');
    await user.click(card('Name').getByRole('button', { name: 'Save' }));
    expect(await card('Name').findByRole('alert')).toHaveTextContent(/Your session has expired/);
    expect(card('Name').getByLabelText('First name')).toHaveValue('Adalyn');
    expect(platform.session.getState()).toMatchObject({ status: 'signed-in', isOver: true });
  });
});

describe('the email', () => {
  const next = 'ada@new.example';

  it('must differ, and a taken one is reported at the field', async () => {
    const { user } = await openProfile({ requestEmailChange: async () => ({ kind: 'exists' }) });
    await user.click(screen.getByRole('button', { name: 'Edit Email' }));
    const field = card('Email').getByLabelText('New email');
    await user.type(field, buyer.email.toUpperCase());
    await user.click(card('Email').getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/other than your current one/));
    await user.clear(field);
    await user.type(field, 'taken@example.com');
    await user.click(card('Email').getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This account already exists\./));
  });

  it('that somebody else took before the code was given stays as it is', async () => {
    const { user } = await openProfile({
      requestEmailChange: sent,
      confirmEmailChange: async () => ({ kind: 'exists' }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Email' }));
    await user.type(card('Email').getByLabelText('New email'), next);
    await user.click(card('Email').getByRole('button', { name: 'Send code' }));
    await user.type(await card('Email').findByLabelText('Verification Code'), '123456');
    await user.click(card('Email').getByRole('button', { name: 'Verify' }));
    expect(await card('Email').findByRole('alert')).toHaveTextContent('This account already exists.');
    expect(card('Email').queryByText(/From now on, sign in with/)).toBeNull();
  });

  it('is changed by the code sent to it; reports a wrong code and sends a new one', async () => {
    const asked: string[] = [];
    const { user, alerts } = await openProfile({
      requestEmailChange: async (email) => {
        asked.push(email);
        return sent();
      },
      confirmEmailChange: async (code) => ({ kind: code === '123456' ? 'success' : 'wrong-code' }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Email' }));
    await user.type(card('Email').getByLabelText('New email'), 'Ada@new.example');
    await user.click(card('Email').getByRole('button', { name: 'Send code' }));
    const code = await card('Email').findByLabelText('Verification Code');
    expect(code).toHaveFocus();
    expect(card('Email').getByText(/Until then your email stays demo@testdealer\.example/)).toBeVisible();
    await user.type(code, '654321');
    await user.click(card('Email').getByRole('button', { name: 'Verify' }));
    expect(await card('Email').findByRole('alert')).toHaveTextContent('Oops, wrong code');
    await user.click(card('Email').getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(alerts).toEqual([codeAlerts.resentByEmail]));
    await user.type(code, '123456');
    expect(code).toHaveValue('123456');
    await user.click(card('Email').getByRole('button', { name: 'Verify' }));
    expect(await card('Email').findByText(/From now on, sign in with ada@new\.example/)).toBeVisible();
    expect(asked).toEqual([next, next]);
  });

  it('accepts a code that was sent before a reload', async () => {
    const { user } = await openProfile({ confirmEmailChange: async () => ({ kind: 'success' }) });
    await user.click(screen.getByRole('button', { name: 'Edit Email' }));
    await user.click(card('Email').getByRole('button', { name: 'I already have a code' }));
    await user.type(await card('Email').findByLabelText('Verification Code'), '123456');
    await user.click(card('Email').getByRole('button', { name: 'Verify' }));
    expect(await card('Email').findByText('Saved.')).toBeVisible();
  });
});

describe('the phone', () => {
  it('is saved at once, unverified until the texted code is entered', async () => {
    const { user } = await openProfile({
      updatePhone: sent,
      requestPhoneCode: sent,
      confirmPhone: async () => ({ kind: 'success' }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Mobile phone' }));
    await user.clear(card('Mobile phone').getByLabelText('New mobile phone'));
    await user.type(card('Mobile phone').getByLabelText('New mobile phone'), '3135550199');
    await user.click(card('Mobile phone').getByRole('button', { name: 'Send code' }));
    await card('Mobile phone').findByLabelText('Verification Code');
    await user.click(card('Mobile phone').getByRole('button', { name: 'Later' }));
    expect(card('Mobile phone').getByText('(313) 555 - 0199')).toBeVisible();
    expect(card('Mobile phone').getByText('Unverified')).toBeVisible();
    await user.click(card('Mobile phone').getByRole('button', { name: 'Verify' }));
    await user.type(await card('Mobile phone').findByLabelText('Verification Code'), '123456');
    await user.click(card('Mobile phone').getByRole('button', { name: 'Verify' }));
    expect(await card('Mobile phone').findByText('Your mobile phone is verified.')).toBeVisible();
    expect(card('Mobile phone').getByText('Verified')).toBeVisible();
  });

  it.each([
    ['056 eleven digits', '22125550134', 'Enter a 10-digit phone number'],
    ['059 fourth digit 0', '2120550134', 'The digit after the area code must be 2 to 9'],
  ])('%s', async (_, typed, message) => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Mobile phone' }));
    const field = card('Mobile phone').getByLabelText('New mobile phone');
    await user.clear(field);
    await user.type(field, typed.slice(0, 10));
    if (typed.length > 10) await user.type(field, '{Backspace}');
    await user.click(card('Mobile phone').getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
  });
});

describe('the address', () => {
  async function fillIn({ user }: Awaited<ReturnType<typeof openProfile>>) {
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await user.type(card('Address').getByLabelText('Street address'), '1 Wacker Dr');
    await user.type(card('Address').getByLabelText('ZIP code'), '60601');
    await waitFor(() => expect(card('Address').getByLabelText('County')).toHaveValue('Cook'));
  }
  const save = () => card('Address').getByRole('button', { name: 'Save' });

  it('fills city, state and county from the ZIP, and is saved', async () => {
    const bodies: unknown[] = [];
    const page = await openProfile();
    server.use(
      answer(putProfile, ({ body }) => {
        bodies.push(body);
        return { address: body.address, version: 1 };
      }),
    );
    await fillIn(page);
    expect(card('Address').getByLabelText('City')).toHaveValue('Chicago');
    expect(card('Address').getByLabelText('State')).toHaveValue('IL');
    await page.user.click(save());
    expect(await card('Address').findByText('Saved.')).toBeVisible();
    expect(card('Address').getByText('Cook County')).toBeVisible();
    const kept = {
      line1: '1 Wacker Dr',
      line2: '',
      city: 'Chicago',
      state: 'IL',
      zip: '60601',
      county: 'Cook',
    };
    expect(bodies).toEqual([{ address: kept, version: 0 }]);
  });

  it('reports a mismatch of state and ZIP, before and after sending', async () => {
    const text = "Looks like your state and Zip code don't match. Please check them and try again.";
    const page = await openProfile();
    server.use(refuse(putProfile, 422, 'error.profile.zipCityMismatch'));
    await fillIn(page);
    const zip = card('Address').getByLabelText('ZIP code');
    await page.user.selectOptions(card('Address').getByLabelText('State'), 'MI');
    await page.user.click(save());
    await waitFor(() => expect(zip).toHaveAccessibleDescription(expect.stringContaining(text)));
    await page.user.selectOptions(card('Address').getByLabelText('State'), 'IL');
    await page.user.click(save());
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/your city and ZIP code don't match/));
  });

  it('051 reports a ZIP that does not exist', async () => {
    const { user } = await openProfile();
    server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await user.type(card('Address').getByLabelText('ZIP code'), '00000');
    await waitFor(() =>
      expect(card('Address').getByLabelText('ZIP code')).toHaveAccessibleDescription(/can't find this ZIP/),
    );
    // Announced: the field still has focus.
    const announced = card('Address').getAllByRole('status');
    expect(announced.map((region) => region.textContent).join()).toContain("We can't find this ZIP code");
  });

  it('F21: shows a change made elsewhere, keeps what was typed, and overwrites it on the next save', async () => {
    const versions: number[] = [];
    const page = await openProfile();
    await fillIn(page);
    server.use(answer(getProfile, { address, version: 3 }), refuse(putProfile, 409, 'error.profile.changed'));
    await page.user.click(save());
    expect(await card('Address').findByText(/It's now 123 Main St, Detroit, MI 48226/)).toBeVisible();
    expect(card('Address').getByLabelText('Street address')).toHaveValue('1 Wacker Dr');
    server.use(
      answer(putProfile, ({ body }) => {
        versions.push(body.version);
        return { address: body.address, version: body.version + 1 };
      }),
    );
    await page.user.click(save());
    expect(await card('Address').findByText('Saved.')).toBeVisible();
    expect(versions).toEqual([3]);
  });

  it('is removed', async () => {
    const { user } = await openProfile({}, { address, version: 2 });
    server.use(answer(putProfile, ({ body }) => ({ address: body.address, version: 3 })));
    await user.click(await screen.findByRole('button', { name: 'Edit Address' }));
    await user.click(card('Address').getByRole('button', { name: 'Remove address' }));
    expect(await card('Address').findByText('Your address is removed.')).toBeVisible();
    expect(card('Address').getByText('Not added yet')).toBeVisible();
  });

  it('a removal that fails is reported', async () => {
    const { user } = await openProfile({}, { address, version: 2 });
    server.use(refuse(putProfile, 500, 'error.internal'));
    await user.click(await screen.findByRole('button', { name: 'Edit Address' }));
    await user.click(card('Address').getByRole('button', { name: 'Remove address' }));
    expect(await card('Address').findByRole('alert')).toHaveTextContent(/try again/);
  });
});

describe('the password', () => {
  it('checks its rules while it is typed, and is changed', async () => {
    const { user } = await openProfile({
      changePassword: async ({ current }) => ({
        kind: current === 'Forecourt1!' ? 'success' : 'wrong-password',
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Password' }));
    const current = card('Password').getByLabelText('Current password');
    await user.type(current, 'Wrong1!aa');
    await user.type(card('Password').getByLabelText('New password'), 'Abcdef1!');
    expect(card('Password').getByText('5 of 5 met')).toBeInTheDocument();
    await user.type(card('Password').getByLabelText('Confirm new password'), 'Abcdef1!');
    expect(card('Password').getByText('The passwords match')).toBeVisible();
    const submit = card('Password').getByRole('button', { name: 'Change password' });
    await user.click(submit);
    await waitFor(() => expect(current).toHaveAccessibleDescription(/isn't your current password/));
    await user.clear(current);
    await user.type(current, 'Forecourt1!');
    await user.click(submit);
    expect(await card('Password').findByText('Your password is changed.')).toBeVisible();
  });

  it.each([
    ['locked', 'You entered the wrong current password too many times. Wait a few minutes and try again.'],
    ['throttled', 'Too many attempts. Please try again in an hour.'],
    ['password-refused', "We can't accept this password. Please choose another one."],
    ['signed-out', 'Your session has expired. Please sign in again.'],
  ] as const)('that is refused as %s is reported, and what was typed stays', async (kind, text) => {
    const { user } = await openProfile({ changePassword: async () => ({ kind }) });
    await user.click(screen.getByRole('button', { name: 'Edit Password' }));
    const current = card('Password').getByLabelText('Current password');
    await user.type(current, 'Forecourt1!');
    await user.type(card('Password').getByLabelText('New password'), 'Abcdef1!');
    await user.type(card('Password').getByLabelText('Confirm new password'), 'Abcdef1!');
    await user.click(card('Password').getByRole('button', { name: 'Change password' }));
    expect(await card('Password').findByText(text)).toBeVisible();
    expect(current).toHaveValue('Forecourt1!');
    expect(card('Password').queryByText('Your password is changed.')).toBeNull();
  });

  it('reports that the two do not match', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit Password' }));
    await user.type(card('Password').getByLabelText('Current password'), 'Forecourt1!');
    await user.type(card('Password').getByLabelText('New password'), 'Abcdef1!');
    await user.type(card('Password').getByLabelText('Confirm new password'), 'Abcdef1?');
    await user.click(card('Password').getByRole('button', { name: 'Change password' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(within(summary).getByRole('link', { name: "The passwords don't match" })).toBeVisible();
  });
});

it('saves the consents, and reports a failure', async () => {
  const { user } = await openProfile();
  server.use(refuse(putConsents, 500, 'error.internal'));
  await user.click(screen.getByRole('button', { name: 'Edit News and offers' }));
  const box = card('News and offers').getByRole('checkbox', { name: 'Text me news and offers' });
  await user.click(box);
  await user.click(card('News and offers').getByRole('button', { name: 'Save' }));
  expect(await card('News and offers').findByRole('alert')).toHaveTextContent(/Nothing was changed/);
  expect(box).toBeChecked();
  server.use(answer(putConsents, ({ body }) => body));
  await user.click(card('News and offers').getByRole('button', { name: 'Save' }));
  expect(await card('News and offers').findByText('Saved.')).toBeVisible();
  expect(card('News and offers').getAllByText('Yes')).toHaveLength(2);
});

describe('signing out everywhere', () => {
  const ask = async ({ user }: Awaited<ReturnType<typeof openProfile>>) => {
    await user.click(card('Devices').getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  };

  it('ends the session here too', async () => {
    await ask(await openProfile({ signOutEverywhere: async () => ({ kind: 'success' }) }));
    expect(await screen.findByRole('heading', { name: 'Sign in to see your profile' })).toBeVisible();
  });

  it('warns when other devices may still be signed in', async () => {
    await ask(await openProfile());
    expect(await screen.findByText(/Your other devices may still be signed in/)).toBeVisible();
  });
});
