import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins } from '@forecourt/shared-contracts/favorites';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { getVehicle, listSimilarVehicles, listStores } from '@forecourt/shared-contracts/inventory';
import { sendContactLead, sendTestDriveLead } from '@forecourt/shared-contracts/leads';
import {
  answer,
  createTestPlatform,
  identityFixture,
  startApi,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import { comparisonFixture } from '../../../testing/choice-fixtures.ts';
import {
  findLeadForm,
  findNotSent,
  pressLeadButton,
  receiptFixture,
  sendButton,
  typePerson,
} from '../../../testing/lead-form.ts';
import { noPrequalification } from '../../../testing/no-prequalification.ts';
import { renderStorefront, renderStorefrontOn } from '../../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();
const ann = { sub: 'ann', email: 'ann@example.com', givenName: 'Ann', familyName: 'Lee' };
const bob = { sub: 'bob', email: 'bob@example.com', givenName: 'Bob', familyName: 'Ray' };
let user = ann;

beforeEach(() => {
  user = ann;
  window.sessionStorage.clear();
  server.use(
    noPrequalification(),
    answer(getVehicle, vehicle),
    answer(listSimilarVehicles, { vehicles: [] }),
    answer(getFavoriteVins, { vins: [] }),
    answer(getComparison, comparisonFixture()),
    answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }),
  );
});
afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** A platform of this tab where `user` can sign in. */
const optionsOf = (signedInAs?: typeof ann): TestPlatformOptions => ({
  signedInAs,
  parts: {
    openSession: () => window.sessionStorage,
    loadIdentity: async () =>
      identityFixture({
        signIn: async () => ({ kind: 'success', user }),
        tokens: async () => ({ kind: 'tokens', tokens: { idToken: user.sub, lifetimeMs: 3_600_000, user } }),
      }),
  },
});

async function signIn({ session }: Platform, who: typeof ann) {
  user = who;
  await act(async () => void (await session.signIn({ email: who.email, password: 'Forecourt1!' })));
}
const signOut = ({ session }: Platform) => act(() => session.signOut());
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
const go = ({ navigation }: Platform, target: string) => act(async () => navigation.push(target));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

type Form = Awaited<ReturnType<typeof pressLeadButton>>;
const valuesOf = (form: Form) =>
  ['First name', 'Last name', 'Email', /^Phone/, /Your question/].map(
    (label) => (form.getByLabelText(label) as HTMLInputElement).value,
  );

test('what an account typed is not shown to the next person, who starts from their own data (T38)', async () => {
  const platform = await renderStorefront(vehicle.path, optionsOf(ann));
  const form = await pressLeadButton('contact');
  await userEvent.type(form.getByLabelText(/^Phone/), '2125550134');
  await userEvent.type(form.getByLabelText(/Your question/), 'Call me at work');
  await cancel();
  await signOut(platform);
  expect(valuesOf(await pressLeadButton('contact'))).toEqual(['', '', '', '', '']);
  await cancel();
  await signIn(platform, bob);
  expect(valuesOf(await pressLeadButton('contact'))).toEqual(['Bob', 'Ray', bob.email, '', '']);
});

test('an open form closes when its account leaves, also for another one', async () => {
  const platform = await renderStorefront(vehicle.path, optionsOf(ann));
  const form = await pressLeadButton('contact');
  // An empty field is filled in for the account that is known next.
  await userEvent.clear(form.getByLabelText('Last name'));
  await userEvent.type(form.getByLabelText(/Your question/), 'Call me at work');
  await signIn(platform, bob);
  await isClosed();
  expect(valuesOf(await pressLeadButton('contact'))).toEqual(['Bob', 'Ray', bob.email, '', '']);
  await signOut(platform);
  await isClosed();
  expect(valuesOf(await pressLeadButton('contact'))).toEqual(['', '', '', '', '']);
});

test('a guest who signs in keeps what they typed, and takes it along when they leave', async () => {
  const platform = await renderStorefront(vehicle.path, optionsOf());
  const form = await pressLeadButton('contact');
  await userEvent.type(form.getByLabelText(/Your question/), 'Is it still there?');
  await signIn(platform, ann);
  expect(form.getByLabelText(/Your question/)).toHaveValue('Is it still there?');
  await cancel();
  expect((await pressLeadButton('contact')).getByLabelText(/Your question/)).toHaveValue(
    'Is it still there?',
  );
  await cancel();
  await signOut(platform);
  expect(valuesOf(await pressLeadButton('contact'))).toEqual(['', '', '', '', '']);
});

test('the form closes with its page, and keeps what was typed; another search part is the same page', async () => {
  server.use(answer(listStores, { stores: [vehicle.dealer] }));
  const platform = await renderStorefront('/contact-us', optionsOf());
  await userEvent.click(screen.getByRole('button', { name: 'Send us a message' }));
  const form = await findLeadForm('contact');
  await userEvent.type(form.getByLabelText(/Your question/), 'Are you open?');
  await go(platform, '/contact-us?from=mail');
  expect(form.getByLabelText(/Your question/)).toBeVisible();
  await go(platform, vehicle.path);
  await isClosed();
  const next = await pressLeadButton('contact');
  expect(next.getByLabelText(/Your question/)).toHaveValue('Are you open?');
  await go(platform, '/contact-us#contact-dealer');
  await screen.findByText(/^Send Test Dealer a message/);
  expect(screen.getByLabelText(/Your question/)).toHaveValue('Are you open?');
});

/** A server that takes leads without an answer that arrives. Returns the idempotency keys of all calls, and a way to answer. */
function loseAnswers() {
  const keys = new Set<string | null>();
  const lose = ({ headers }: { headers: Headers }) => {
    keys.add(headers.get('idempotency-key'));
    return HttpResponse.error();
  };
  const take = ({ headers }: { headers: Headers }) => {
    keys.add(headers.get('idempotency-key'));
    return receiptFixture;
  };
  server.use(answer(sendContactLead, lose), answer(sendTestDriveLead, lose));
  return {
    keys,
    answerAgain: () => server.use(answer(sendContactLead, take), answer(sendTestDriveLead, take)),
  };
}

test('the same content is one lead after the form was closed, also after another content', async () => {
  const { keys, answerAgain } = loseAnswers();
  await renderStorefront(vehicle.path, optionsOf());
  await typePerson(await pressLeadButton('contact'));
  await userEvent.click(sendButton());
  await userEvent.click((await findNotSent()).getByRole('button', { name: 'Close' }));
  await cancel();
  await pressLeadButton('test-drive');
  await userEvent.click(sendButton());
  await userEvent.click((await findNotSent()).getByRole('button', { name: 'Close' }));
  await cancel();
  expect(keys.size).toBe(2);
  answerAgain();
  await pressLeadButton('contact');
  await userEvent.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(keys.size).toBe(2);
});

/** Sends a test drive whose answer is lost, and presses the button that reloads. */
async function reloadAfterFailure(signedInAs?: typeof ann) {
  await renderStorefront(vehicle.path, optionsOf(signedInAs));
  const form = await pressLeadButton('test-drive');
  if (!signedInAs) await typePerson(form);
  await userEvent.type(form.getByLabelText(/Comments/), 'In the morning');
  await userEvent.click(sendButton());
  await userEvent.click((await findNotSent()).getByRole('button', { name: 'Reload the page' }));
  // jsdom reloads nothing.
  cleanup();
}

const afterReload = async (signedInAs?: typeof ann) =>
  createTestPlatform({ ...optionsOf(signedInAs), target: `${vehicle.path}#test-drive` });

test.each([
  ['a guest', undefined],
  ['an account', ann],
])('the same content is one lead after a reload of %s', async (_who, signedInAs) => {
  const { keys, answerAgain } = loseAnswers();
  await reloadAfterFailure(signedInAs);
  answerAgain();
  await renderStorefrontOn(await afterReload(signedInAs));
  const form = await findLeadForm('test-drive');
  expect(form.getByLabelText('Email')).toHaveValue('ann@example.com');
  expect(form.getByLabelText(/Comments/)).toHaveValue('In the morning');
  expect(Object.keys(window.sessionStorage).filter((name) => name.includes('lead'))).toEqual([]);
  await userEvent.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(keys.size).toBe(1);
});

test.each([
  ['a guest', undefined, ''],
  ['another account', bob, bob.email],
])('what an account typed before a reload is not shown to %s', async (_who, signedInAs, email) => {
  loseAnswers();
  await reloadAfterFailure(ann);
  user = bob;
  await renderStorefrontOn(await afterReload(signedInAs));
  const form = await findLeadForm('test-drive');
  expect(form.getByLabelText('Email')).toHaveValue(email);
  expect(form.getByLabelText(/Comments/)).toHaveValue('');
});
