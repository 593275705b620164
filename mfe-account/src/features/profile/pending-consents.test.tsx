import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AccountDetails } from '@forecourt/shared-contracts';
import {
  ConsentsSchema,
  getConsents,
  putConsents,
  type Consents,
} from '@forecourt/shared-contracts/identity';
import { getProfile } from '@forecourt/shared-contracts/profile';
import {
  answer,
  createTestPlatform,
  identityFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
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
const none = { marketingEmail: false, marketingSms: false };
const pending = { marketingEmail: true, marketingSms: false };
const chosen = { marketingEmail: false, marketingSms: true };

/** What the server has, and every body that it was sent. */
let stored: Consents;
let written: Consents[];
const take = answer(putConsents, ({ body }) => {
  written.push(body);
  stored = body;
  return body;
});

beforeEach(() => {
  [stored, written] = [none, []];
  server.use(
    answer(getProfile, { address: null, version: 0 }),
    answer(getConsents, () => stored),
  );
});

/** The buyer's profile, in a tab where their sign-up could not deliver these consents. */
async function openTab(undelivered: Consents = pending) {
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  const platform = await createTestPlatform({
    target: '/account/profile',
    signedInAs: buyer,
    parts: {
      loadIdentity: async () =>
        identityFixture({
          readDetails: async () => ({ kind: 'details', details }),
          tokens: async () => ({ kind: 'tokens', tokens }),
        }),
    },
  });
  const read = () => platform.storage.session.read('consents.buyer-1', ConsentsSchema);
  if (undelivered !== none) platform.storage.session.write('consents.buyer-1', undelivered);
  const page = await renderRemoteOn(platform);
  await screen.findByText('By email');
  await loadProfileForms();
  return { ...page, read };
}

const card = () => within(screen.getByRole('region', { name: 'News and offers' }));

/** Turns texts on and email off, whatever is shown, and saves. */
async function choose({ user }: Pick<Awaited<ReturnType<typeof openTab>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Edit News and offers' }));
  const email = card().getByRole<HTMLInputElement>('checkbox', { name: 'Email me news and offers' });
  if (email.checked) await user.click(email);
  await user.click(card().getByRole('checkbox', { name: 'Text me news and offers' }));
  await user.click(card().getByRole('button', { name: 'Save' }));
}

it('pending consents that arrive are shown', async () => {
  server.use(take);
  const { read } = await openTab();
  await waitFor(() => expect(card().getByText('Yes')).toBeVisible());
  expect(written).toEqual([pending]);
  expect(read()).toBeUndefined();
});

it('a choice saved in the profile replaces pending consents, which are not sent later', async () => {
  server.use(refuse(putConsents, 503, 'error.unavailable'));
  const page = await openTab();
  await waitFor(() => expect(server.calls).toContain('PUT /api/account/consents'));
  server.use(take);
  await choose(page);
  expect(await card().findByText('Saved.')).toBeVisible();
  expect(page.read()).toBeUndefined();
  expect(written).toEqual([chosen]);
});

it('a choice that could not be saved leaves pending consents as they are', async () => {
  server.use(refuse(putConsents, 503, 'error.unavailable'));
  const page = await openTab();
  await choose(page);
  expect(await card().findByRole('alert')).toHaveTextContent(/Nothing was changed/);
  expect(page.read()).toEqual(pending);
});

it('a choice saved while pending consents are on their way reaches the server after them', async () => {
  let arrive = () => {};
  const late = new Promise<void>((done) => (arrive = done));
  server.use(
    answer(putConsents, async ({ body }) => {
      if (body.marketingEmail) await late;
      written.push(body);
      stored = body;
      return body;
    }),
  );
  const page = await openTab();
  await choose(page);
  expect(written).toEqual([]);
  arrive();
  expect(await card().findByText('Saved.')).toBeVisible();
  expect(written).toEqual([pending, chosen]);
  expect(stored).toEqual(chosen);
  expect(page.read()).toBeUndefined();
});

it.each([
  ['does not give it again', 'Text me news and offers', { marketingEmail: false, marketingSms: true }],
  ['withdraws it', 'Email me news and offers', none],
])('a form that was opened before a consent was withdrawn elsewhere %s', async (_what, label, saved) => {
  stored = pending;
  server.use(take);
  const { user } = await openTab(none);
  await user.click(await screen.findByRole('button', { name: 'Edit News and offers' }));
  expect(card().getByRole('checkbox', { name: 'Email me news and offers' })).toBeChecked();
  stored = none;
  await user.click(card().getByRole('checkbox', { name: label }));
  await user.click(card().getByRole('button', { name: 'Save' }));
  expect(await card().findByText('Saved.')).toBeVisible();
  expect(written).toEqual([saved]);
});
