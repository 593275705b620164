import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfillmentAppointments, fulfillmentSlots } from '../fulfillment/fulfillment.tables.ts';
import { orderHistory } from '../orders/orders.tables.ts';
import { signingConsents } from '../signing/signing.tables.ts';
import { databaseOfBefore } from '../testing/database-of-before.ts';
import type { Database } from './db.ts';
import { openPglite } from './open-pglite.ts';

/** The last migration before the tables of a step were named after the step. */
const lastBefore = 30;
const at = sql`'2026-11-21T06:00:00Z'`;
const rows = [
  sql`insert into order_history (tenant_id, id, order_number, at, order_status, actor, contracting_event) values ('northstar', 'entry', 'FC-1', ${at}, 'SOLD', 'dealer', 'Signed')`,
  sql`insert into electronic_consents (tenant_id, id, order_number, terms_version, consent_language, given_at) values ('northstar', 'consent', 'FC-1', 1, 'en', ${at})`,
  sql`insert into appointments (tenant_id, id, order_number, type, place, fee_cents, instructions, start_at, end_at, booked_at) values ('northstar', 'appointment', 'FC-1', 'PICKUP', '{}', 0, '', ${at}, ${at}, ${at})`,
  sql`insert into appointment_slots (tenant_id, type, start_at) values ('northstar', 'PICKUP', ${at})`,
];

describe('a database from before its tables were named after their steps', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(undefined, (await databaseOfBefore(lastBefore, rows)).filled);
  });
  afterAll(() => database.close());

  it('keeps what happened to a contract', async () => {
    expect(await database.db.select().from(orderHistory)).toMatchObject([{ signingEvent: 'Signed' }]);
  });

  it('keeps its consents, appointments and slots', async () => {
    expect(await database.db.select().from(signingConsents)).toMatchObject([{ id: 'consent' }]);
    expect(await database.db.select().from(fulfillmentAppointments)).toMatchObject([{ id: 'appointment' }]);
    expect(await database.db.select().from(fulfillmentSlots)).toMatchObject([{ type: 'PICKUP' }]);
  });

  it('still lets an order have one appointment and one consent at a time', async () => {
    const [appointment] = await database.db.select().from(fulfillmentAppointments);
    const [consent] = await database.db.select().from(signingConsents);
    if (!appointment || !consent) throw new Error('the rows of before are gone');
    const secondAppointment = database.db
      .insert(fulfillmentAppointments)
      .values({ ...appointment, id: 'second' });
    const secondConsent = database.db.insert(signingConsents).values({ ...consent, id: 'second' });
    await expect(secondAppointment).rejects.toMatchObject({
      cause: { constraint: 'fulfillment_appointments_standing' },
    });
    await expect(secondConsent).rejects.toMatchObject({ cause: { constraint: 'signing_consents_standing' } });
  });

  it('has no index or constraint under an old name', async () => {
    const query = sql`select relname from pg_class where relname like 'appointment%' or relname like 'electronic%'`;
    expect(await database.db.execute(query)).toMatchObject({ rows: [] });
  });
});
