import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { signingPackages } from '../signing/signing.tables.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

let database: Database;
let backend: TestBackend;

beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(80);
});
afterAll(() => database.close());

const store = () => tenantStore(database.db, 'northstar');
const mails = () => store().find(outboxMessages);

/** An order with an appointment, whose contract was signed in a language. */
async function bookedOrder(signing: { language: string | null; buyerEmail: string | null }): Promise<string> {
  const client = backend.client({ sub: 'demo-northstar' });
  const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'contract-signed' },
  });
  const { orderNumber } = body;
  const appointmentAt = new Date('2026-03-12T15:00:00.000Z');
  await store().update(orders, { appointmentAt }, eq(orders.orderNumber, orderNumber));
  await store().update(signingPackages, signing, eq(signingPackages.orderNumber, orderNumber));
  await store().remove(outboxMessages, undefined);
  return orderNumber;
}

const report = (orderNumber: string) =>
  backend.client().send('PUT', `/_sandbox/hand-overs/${orderNumber}`, { body: { status: 'Failed' } });

it.each([
  ['en', /your appointment did not take place/, /on Mar 12, 2026 did not take place.*Choose another time:/s],
  ['es', /su cita no se realizó/, /del 12 mar 2026 no se realizó.*Elija otra hora:/s],
])('a failed hand-over is mailed to the buyer once, in the contract’s language (%s)', async (...row) => {
  const [language, subject, body] = row;
  const orderNumber = await bookedOrder({ language, buyerEmail: 'dana@example.com' });
  expect((await report(orderNumber)).status).toBe(204);
  expect((await report(orderNumber)).status).toBe(204);
  const sent = await mails();
  expect(sent).toEqual([
    expect.objectContaining({
      recipient: 'dana@example.com',
      subject: expect.stringMatching(subject) as string,
      body: expect.stringMatching(body) as string,
    }),
  ]);
  expect(sent[0]?.body).toContain(`/fulfillment/${orderNumber}`);
});

it('without an address of the buyer nothing is mailed', async () => {
  const orderNumber = await bookedOrder({ language: null, buyerEmail: null });
  expect((await report(orderNumber)).status).toBe(204);
  expect(await mails()).toEqual([]);
});
