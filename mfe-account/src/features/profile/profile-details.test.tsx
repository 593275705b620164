import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { answer, createTestPlatform, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import { loadProfileForms } from './ui/load-forms.ts';
import { buyer, renderRemoteOn } from '../../testing/render-remote.tsx';

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
async function openProfile(current: () => AccountDetails) {
  server.use(
    answer(getProfile, { address: null, version: 0 }),
    answer(getConsents, { marketingEmail: true, marketingSms: false }),
  );
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const identity = identityFixture({
    readDetails: async () => ({ kind: 'details', details: current() }),
    tokens: async () => ({ kind: 'tokens', tokens }),
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
  expect(card('Phone').getByRole('button', { name: 'Edit Phone' })).toBeVisible();
});
