import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { answer, identityFixture } from '@forecourt/shared-contracts/testing';
import { personFixture, prequalificationFixture } from '../../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const home = { line1: '12 Garden Street', line2: 'Unit 2', city: 'Chicago', state: 'IL', zip: '60601' };
const field = (name: string) => screen.findByLabelText(name);

/** Opens a screen as a member whose account has a phone. */
async function openAsMember(step: 'identification' | 'full-identification') {
  const details = { email: buyer.email, phoneNumber: '+12125550142', isPhoneVerified: true };
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const identity = identityFixture({
    tokens: async () => ({ kind: 'tokens', tokens }),
    readDetails: async () => ({ kind: 'details', details }),
  });
  const begun = { state: 'mq_incompleted', step, person: personFixture } as const;
  const now = prequalificationFixture(step === 'identification' ? {} : begun);
  server.use(answer(getPrequalification, { prequalification: now }));
  return renderRemote({
    target: `/pre-qualification/${step}`,
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
}

it('the mobile number of the account is filled in', async () => {
  await openAsMember('identification');
  await waitFor(async () => expect(await field('Mobile phone')).toHaveValue('(212) 555 - 0142'));
});

it('the ZIP code of the cart is filled in, and can be changed (BUY-91)', async () => {
  server.use(
    answer(getPrequalification, { prequalification: prequalificationFixture({ knownZip: '60601' }) }),
  );
  const { user } = await renderRemote({ target: '/pre-qualification/identification' });
  const zip = await field('ZIP code');
  expect(zip).toHaveValue('60601');
  await user.clear(zip);
  await user.type(zip, '04101');
  expect(zip).toHaveValue('04101');
});

it('news and offers are asked for in the words of the sign-up', async () => {
  await openAsMember('identification');
  expect(await field('Email me news and offers')).not.toBeChecked();
  expect(await field('Text me news and offers')).toHaveAccessibleDescription(
    "Message and data rates may apply. Consent isn't required to buy.",
  );
});

it('the address of the account is filled in, if it is at the ZIP code entered', async () => {
  server.use(answer(getProfile, () => ({ address: { ...home, county: 'Cook' }, version: 1 })));
  await openAsMember('full-identification');
  await waitFor(async () => expect(await field('Street address')).toHaveValue(home.line1));
  expect(await screen.findByLabelText(/^Apartment, suite or unit/)).toHaveValue('Unit 2');
  expect(await field('State')).toHaveValue('IL');
});

it('an address elsewhere is not: the ZIP code fills in its city and state, and stands before them', async () => {
  server.use(answer(getProfile, () => ({ address: { ...home, zip: '04101', county: 'Cook' }, version: 1 })));
  await openAsMember('full-identification');
  await waitFor(async () => expect(await field('City')).toHaveValue('Chicago'));
  expect(await field('State')).toHaveValue('IL');
  expect(await field('Street address')).toHaveValue('');
  const order = (await field('ZIP code')).compareDocumentPosition(await field('City'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
