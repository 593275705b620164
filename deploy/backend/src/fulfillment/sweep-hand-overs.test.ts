import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { putAccount } from '../orders/testing/put-account.ts';
import { orders } from '../orders/orders.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { signingPackages } from '../signing/signing.tables.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { fulfillmentAppointments } from './fulfillment.tables.ts';
import { sweepHandOvers } from './sweep-hand-overs.ts';

const hourMs = 60 * 60 * 1000;
let database: Database;
let backend: TestBackend;
let orderNumber: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(80);
});
afterAll(() => database.close());

const store = () => tenantStore(database.db, 'northstar');
const mails = () => store().find(outboxMessages);
const change = (columns: Partial<typeof orders.$inferInsert>) =>
  store().update(orders, columns, eq(orders.orderNumber, orderNumber));

/** Sweeps as many hours after the end of the appointment's window. */
async function sweepAfter(hours: number) {
  const at = new Date(endAt().getTime() + hours * hourMs);
  const { db } = database;
  const outbox = createOutbox({ clock: { now: () => at }, random: systemRandom });
  await sweepHandOvers({ db, tenants: testTenants, outbox, clock: { now: () => at } });
}
const startAt = () => new Date('2026-03-12T15:00:00.000Z');
const endAt = () => new Date('2026-03-12T17:00:00.000Z');

beforeEach(async () => {
  const client = backend.client({ sub: 'demo-northstar' });
  await change({ appointmentAt: null });
  const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'contract-signed' },
  });
  orderNumber = body.orderNumber;
  await change({ appointmentAt: startAt(), appointmentEndAt: endAt() });
  await store().update(
    signingPackages,
    { language: 'es', buyerEmail: 'dana@example.com' },
    eq(signingPackages.orderNumber, orderNumber),
  );
  await store().remove(outboxMessages, undefined);
});

it('buyer and dealer are asked once, a day after an appointment that nobody has confirmed', async () => {
  await sweepAfter(23);
  expect(await mails()).toEqual([]);
  await sweepAfter(24);
  await sweepAfter(25);
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toContain('dana@example.com');
  expect(sent).toHaveLength(2);
  const written = sent.map(({ subject, body }) => `${subject}\n${body}`).join('\n');
  expect(written).toMatch(/¿ya tiene su auto\?.*Su cita fue el 12 mar 2026/s);
  expect(written).toContain(`/fulfillment/${orderNumber}`);
  expect(written).toMatch(new RegExp(`a hand-over is not confirmed, order ${orderNumber}`));
});

it('the day is that of the clock where the appointment was (TRACK-115)', async () => {
  // Half past midnight in Detroit, an hour earlier in Chicago.
  const atNight = new Date('2026-03-12T04:30:00.000Z');
  await change({ appointmentAt: atNight });
  const place = { name: '', line1: '', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };
  await store().insert(fulfillmentAppointments, [
    {
      id: crypto.randomUUID(),
      orderNumber,
      type: 'PICKUP',
      location: 'TRANSFER_LOCATION',
      place: { ...place, timeZone: 'America/Chicago' },
      feeCents: 0,
      distanceMiles: null,
      instructions: '',
      startAt: atNight,
      endAt: endAt(),
      bookedAt: atNight,
    },
  ]);
  await sweepAfter(24);
  const written = (await mails()).map(({ body }) => body).join('\n');
  expect(written).toContain('Su cita fue el 11 mar 2026');
  expect(written).toContain('on Mar 11, 2026 is over');
});

it('the buyer is asked at the address of now, in the language of the contract', async () => {
  const remove = await putAccount(store(), { sub: 'demo-northstar', email: 'dana.new@example.com' });
  await sweepAfter(24);
  await remove();
  const toBuyer = (await mails()).filter(({ recipient }) => recipient.startsWith('dana'));
  expect(toBuyer.map(({ recipient }) => recipient)).toEqual(['dana.new@example.com']);
  expect(toBuyer[0]?.subject).toContain('¿ya tiene su auto?');
});

it.each<[string, Partial<typeof orders.$inferInsert>]>([
  ['the buyer has answered', { handOverReceivedAt: endAt() }],
  ['the dealer reported as failed', { handOverFailedAt: endAt() }],
  ['is delivered', { status: 'DELIVERED' }],
  ['is canceled', { status: 'CANCELED' }],
])('no one is asked about one that %s', async (_what, columns) => {
  await change(columns);
  await sweepAfter(24);
  expect(await mails()).toEqual([]);
});

it('no one is asked about one that was more than a week ago', async () => {
  await sweepAfter(8 * 24);
  expect(await mails()).toEqual([]);
});
