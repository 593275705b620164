import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins } from '@forecourt/shared-contracts/favorites';
import { addDays } from '@forecourt/shared-contracts/formats';
import { dateOnIn, weekdayOf } from '@forecourt/shared-contracts/fulfillment';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { getVehicle, listSimilarVehicles } from '@forecourt/shared-contracts/inventory';
import { sendContactLead } from '@forecourt/shared-contracts/leads';
import {
  answer,
  identityFixture,
  pageFixture,
  startApi,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import { comparisonFixture } from '../../../testing/choice-fixtures.ts';
import { findLeadForm, receiptFixture, sendButton, typePerson } from '../../../testing/lead-form.ts';
import { noPrequalification } from '../../../testing/no-prequalification.ts';
import { renderStorefront } from '../../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(noPrequalification()));
const vehicle = vehicleFixture();

beforeEach(() => server.use(answer(getVehicle, vehicle), answer(listSimilarVehicles, { vehicles: [] })));

async function open(kind: 'contact' | 'test-drive', options?: TestPlatformOptions) {
  const hash = kind === 'contact' ? '#contact-dealer' : '#test-drive';
  const platform = await renderStorefront(vehicle.path + hash, options);
  return { platform, dialog: await findLeadForm(kind) };
}

test('a question is sent once and ends with thanks', async () => {
  const calls: { body: unknown; key: string | null }[] = [];
  server.use(
    answer(sendContactLead, ({ body, headers }) => {
      calls.push({ body, key: headers.get('idempotency-key') });
      return receiptFixture;
    }),
  );
  const { dialog } = await open('contact');
  await typePerson(dialog);
  await userEvent.type(dialog.getByLabelText(/Your question/), 'Is it still there?');
  expect(dialog.getByText('482 characters remaining')).toBeVisible();
  await userEvent.dblClick(sendButton());
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank You!' }));
  expect(thanks.getByText('We emailed a confirmation to ann@example.com.')).toBeVisible();
  expect(thanks.getByText(/L-7K3F-9QAB/)).toBeVisible();
  expect(thanks.getByRole('alert')).toHaveFocus();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    vin: vehicle.vin,
    firstName: 'Ann',
    comments: 'Is it still there?',
  });
  await userEvent.click(thanks.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['of a tenant whose hours the page does not know', undefined, true],
  ['of a dealer who is open on Sunday', ['monday'], false],
])('a Sunday in the form %s (SHOP-75)', async (_row, closedDays, isClosed) => {
  const { tenant } = pageFixture();
  const todayOn = dateOnIn(new Date(), tenant.contact.timeZone);
  const days = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(todayOn, days));
  const [year, month, day] = days.find((dateOn) => weekdayOf(dateOn) === 'sunday')!.split('-');
  const { dialog } = await open('test-drive', { page: { tenant: { ...tenant, closedDays } } });
  await userEvent.type(dialog.getByLabelText(/Preferred date/), `${month}${day}${year}`);
  await userEvent.click(sendButton());
  expect(await dialog.findAllByText('Enter your first name')).not.toHaveLength(0);
  const faults = dialog.queryAllByText("We're closed on Sundays. Choose another day");
  expect(faults.length > 0).toBe(isClosed);
});

test('a test drive names the store that has the vehicle, and asks for the time of day', async () => {
  const { dialog } = await open('test-drive');
  const { name, city, state } = vehicle.dealer;
  expect(dialog.getByText(new RegExp(`, at ${name} \\(${city}, ${state}\\)\\.`))).toBeVisible();
  expect(dialog.getByLabelText(/Comments/)).toHaveAccessibleDescription(/time of day/);
});

test('errors are shown at once and at their field; a phone number needs consent', async () => {
  const { dialog } = await open('test-drive');
  await userEvent.type(dialog.getByLabelText(/^Phone/), '2125550134');
  await userEvent.type(dialog.getByLabelText(/Preferred date/), '01012020');
  await userEvent.click(sendButton());
  const summary = within(await dialog.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your email',
    'Choose today or a later date',
    'Check this box so we can call you, or leave the phone number blank',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /Check this box/ }));
  expect(dialog.getByRole('checkbox')).toHaveFocus();
  expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/Check this box/);
});

test('a question is sent without the unfinished date of a test drive, which keeps it', async () => {
  const bodies: unknown[] = [];
  server.use(answer(sendContactLead, ({ body }) => (bodies.push(body), receiptFixture)));
  const { dialog } = await open('test-drive');
  await typePerson(dialog);
  await userEvent.type(dialog.getByLabelText(/Preferred date/), '0615');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Contact dealer' })[0] as HTMLElement);
  const contact = within(await screen.findByRole('dialog', { name: 'Contact Test Dealer' }));
  await userEvent.click(contact.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Request a test drive' }));
  expect(await screen.findByLabelText(/Preferred date/)).toHaveValue('06/15/');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Contact dealer' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Contact Test Dealer' });
  await userEvent.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(bodies).toEqual([
    {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      consent: false,
      comments: '',
      vin: vehicle.vin,
    },
  ]);
});

test('a member’s name and email are filled in; what is typed outlives the dialog', async () => {
  const signedInAs = { sub: 'ann', email: 'ann@example.com', givenName: 'Ann', familyName: 'Lee' };
  server.use(answer(getFavoriteVins, { vins: [] }), answer(getComparison, comparisonFixture()));
  const { dialog } = await open('contact', { signedInAs });
  expect(dialog.getByLabelText('First name')).toHaveValue('Ann');
  expect(dialog.getByLabelText('Email')).toHaveValue('ann@example.com');
  expect(dialog.getByLabelText(/^Phone/)).toHaveValue('');
  await userEvent.type(dialog.getByLabelText(/Your question/), 'Hello');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Contact dealer' })[0] as HTMLElement);
  expect(await screen.findByLabelText(/Your question/)).toHaveValue('Hello');
});

test('empty fields are filled in when the user turns out to be signed in while the form is open', async () => {
  const user = { sub: 'ann', email: 'ann@example.com', givenName: 'Ann', familyName: 'Lee' };
  const tokens = { idToken: 'token-1', lifetimeMs: 3_600_000, user };
  const loadIdentity = async () =>
    identityFixture({
      signIn: async () => ({ kind: 'success', user }),
      tokens: async () => ({ kind: 'tokens', tokens }),
    });
  server.use(
    answer(getFavoriteVins, { vins: [] }),
    answer(getComparison, comparisonFixture()),
    answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }),
  );
  const { platform, dialog } = await open('contact', { parts: { loadIdentity } });
  await userEvent.type(dialog.getByLabelText('First name'), 'Zoe');
  await act(async () => void (await platform.session.signIn({ email: user.email, password: 'Forecourt1!' })));
  await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveValue('ann@example.com'));
  expect(dialog.getByLabelText('Last name')).toHaveValue('Lee');
  expect(dialog.getByLabelText('First name')).toHaveValue('Zoe');
});

test.each(['Sold', 'PendingSale'] as const)(
  'a %s vehicle can be asked about but not test-driven',
  async (availability) => {
    const similar = vi.fn(() => ({ vehicles: [] }));
    server.use(answer(getVehicle, vehicleFixture({ availability })), answer(listSimilarVehicles, similar));
    await renderStorefront(`${vehicle.path}#test-drive`);
    await waitFor(() => expect(similar).toHaveBeenCalled(), { timeout: 15_000 });
    expect(await screen.findAllByRole('button', { name: 'Contact dealer' })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Request a test drive' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
