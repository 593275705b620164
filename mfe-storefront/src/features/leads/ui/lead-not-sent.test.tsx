import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContactLead, sendTestDriveLead } from '@forecourt/shared-contracts/leads';
import { answer, refuse, refuseFields, startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../../testing/answer-vehicle.ts';
import {
  findLeadForm,
  findNotSent,
  receiptFixture,
  sendButton,
  typePerson,
  type LeadKind,
} from '../../../testing/lead-form.ts';
import { noPrequalification } from '../../../testing/no-prequalification.ts';
import { renderStorefront } from '../../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();
const hashes = { contact: '#contact-dealer', 'test-drive': '#test-drive' };

beforeEach(() => {
  server.use(noPrequalification());
  answerVehicle(server, vehicle);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the form from its URL and sends what Ann typed. */
async function sendFrom(kind: LeadKind) {
  await renderStorefront(vehicle.path + hashes[kind]);
  const form = await findLeadForm(kind);
  await typePerson(form);
  await userEvent.click(sendButton());
  return form;
}

const askInstead = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ask about it' }, { timeout: 15_000 }));

test('a message that was not sent keeps its text, and a retry is the same call', async () => {
  server.use(refuse(sendContactLead, 503, 'error.unavailable'));
  await sendFrom('contact');
  const failed = await findNotSent();
  expect(failed.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toHaveAttribute(
    'href',
    'tel:+12075550178',
  );
  expect(failed.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await userEvent.click(failed.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Ann');
  await userEvent.click(sendButton());
  await findNotSent();
  server.use(answer(sendContactLead, receiptFixture));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

test('a test drive that was not sent offers to reload', async () => {
  server.use(answer(sendTestDriveLead, () => HttpResponse.error()));
  await sendFrom('test-drive');
  const failed = await findNotSent();
  expect(failed.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(failed.getByText(/reload the page, or call us/)).toBeVisible();
});

test('a day that is taken is reported at its field', async () => {
  server.use(refuse(sendTestDriveLead, 422, 'error.leads.dayUnavailable'));
  const form = await sendFrom('test-drive');
  await waitFor(() =>
    expect(form.getByLabelText(/Preferred date/)).toHaveAccessibleDescription(/This day isn't available/),
  );
});

test.each([
  ['at its field', { email: 'emailPlus' }, 'Use an email without a plus sign', 'Email'],
  [
    'at the field that has another name there',
    { preferredOn: 'datePast' },
    'Choose today or a later',
    /Prefer/,
  ],
  ['for a reason without a text', { comments: 'x.new' }, /We can't accept this/, /Comments/],
  ['that the form does not show', { vin: 'vinLong' }, /We can't accept this/, undefined],
])('F17, BUY-81: a field that the server refuses, %s', async (_row, fields, words, label) => {
  server.use(refuseFields(sendTestDriveLead, fields));
  const form = await sendFrom('test-drive');
  const summary = await form.findByRole('alert');
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (label) expect(form.getByRole('textbox', { name: label })).toBeInvalid();
  expect(form.getByLabelText('Email')).toHaveValue('ann@example.com');
});

test('a vehicle that is no longer for sale can still be asked about, with what was already typed', async () => {
  const bodies: { vin?: string | undefined }[] = [];
  server.use(
    refuse(sendTestDriveLead, 409, 'error.leads.vehicleUnavailable'),
    answer(sendContactLead, ({ body }) => (bodies.push(body), receiptFixture)),
  );
  await sendFrom('test-drive');
  await askInstead();
  const contact = await findLeadForm('contact');
  expect(contact.getByLabelText('Email')).toHaveValue('ann@example.com');
  expect(contact.getByLabelText(/Your question/)).toHaveValue('');
  await userEvent.click(sendButton());
  await screen.findByRole('dialog', { name: 'Thank You!' });
  expect(bodies).toEqual([expect.objectContaining({ vin: vehicle.vin })]);
});

test.each(['contact', 'test-drive'] as const)(
  'a vehicle that the dealer no longer has on record is asked about in words (%s)',
  async (kind) => {
    const bodies: unknown[] = [];
    server.use(
      refuse(sendTestDriveLead, 404, 'error.leads.unknownVehicle'),
      answer(sendContactLead, ({ body }) => (bodies.push(body), receiptFixture)),
    );
    if (kind === 'contact') server.use(refuse(sendContactLead, 404, 'error.leads.unknownVehicle'));
    await renderStorefront(vehicle.path + hashes[kind]);
    const form = await findLeadForm(kind);
    await typePerson(form);
    await userEvent.type(form.getByLabelText(/Your question|Comments/), 'Does it have a tow hitch?');
    await userEvent.click(sendButton());
    expect((await findNotSent()).queryByRole('button', { name: 'Try again' })).toBeNull();
    server.use(answer(sendContactLead, ({ body }) => (bodies.push(body), receiptFixture)));
    await askInstead();
    const contact = await findLeadForm('contact');
    expect(contact.getByText(/^Send Test Dealer a message/)).toBeVisible();
    expect(contact.getByLabelText(/Your question/)).toHaveValue(
      `About the ${vehicle.year} ${vehicle.make} ${vehicle.model}.\nDoes it have a tow hitch?`,
    );
    await userEvent.click(sendButton());
    await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).not.toHaveProperty('vin');
  },
);

test('after too many messages the retry waits for as long as the server asked to, and counts down (F23)', async () => {
  server.use(refuse(sendContactLead, 429, { code: 'error.rateLimited', retryAfterSeconds: 1800 }));
  await sendFrom('contact');
  const failed = await findNotSent();
  expect(failed.getByText(/Please try again later, or call us at/)).toBeVisible();
  expect(failed.getByRole('button', { name: /^Try again in (30:00|29:5\d)$/ })).toBeDisabled();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1_750_000);
  const soon = { name: /^Try again in 0:\d\d$/ };
  await waitFor(() => expect(failed.getByRole('button', soon)).toBeDisabled());
  vi.setSystemTime(Date.now() + 60_000);
  server.use(answer(sendContactLead, receiptFixture));
  await userEvent.click(await failed.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

test('a retry is offered at once when the server names no wait', async () => {
  server.use(refuse(sendContactLead, 429, 'error.rateLimited'));
  await sendFrom('contact');
  const retry = (await findNotSent()).getByRole('button', { name: 'Try again' });
  expect(retry).toBeEnabled();
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});
