import type { LeadReceipt } from '@forecourt/shared-contracts/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { leadLimits } from './lead-limits.ts';
import { leads } from './leads.tables.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;
const freshAddress = () => `198.18.${(sequence += 1) >> 8}.${sequence & 255}`;
const freshEmail = () => `ann-${(sequence += 1)}@example.com`;
const dealer = testTenants.byId('northstar')?.contact.email ?? '';

const person = (email = freshEmail()) => ({ firstName: 'Ann', lastName: 'Lee', email, consent: false });

describe.each(testEngines)('leads on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
  });

  const store = () => tenantStore(database.db, 'northstar');
  const guest = () => backend.client({ sessionId: fresh('session') });
  /** Each call from a different network address, unless specified. */
  const post =
    (path: string) =>
    (client: TestClient, body: object, { key = fresh('key'), from = freshAddress() } = {}) =>
      client.send<LeadReceipt>('POST', path, {
        body,
        headers: { 'idempotency-key': key, 'x-forwarded-for': from, 'x-forwarded-host': 'cars.example' },
      });
  const contact = post('/public/leads');
  const drive = post('/public/leads/test-drives');
  const mailsAbout = async (reference: string) =>
    (await store().find(outboxMessages)).filter(({ body }) => body.includes(reference));
  const leadsOf = async (email: string) =>
    (await store().find(leads)).filter((lead) => lead.emailKey === email.toLowerCase());

  it('the dealer reads the state of the vehicle as the site shows it', async () => {
    backend.catalog.put(testVin(2), { availability: 'PendingSale' });
    const { body } = await contact(guest(), { ...person(), vin: testVin(2) });
    const toDealer = (await mailsAbout(body.reference)).find(({ recipient }) => recipient === dealer);
    expect(toDealer?.body).toMatch(new RegExp(`Stock \\S+, VIN ${testVin(2)}, Sale Pending\n`));
  });

  it('a guest’s question is stored, mailed to the dealer and confirmed', async () => {
    const email = freshEmail();
    const question = {
      ...person(email),
      phoneNumber: '(212) 555 - 0134',
      consent: true,
      vin: testVin(1),
      comments: 'Is it still there?\r\nBcc: all@example.com\r\n<script>alert(1)</script>',
    };
    const answer = await contact(guest(), question);
    expect(answer.status).toBe(200);
    expect(answer.body.reference).toMatch(/^L-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const mails = await mailsAbout(answer.body.reference);
    const toDealer = mails.find(({ recipient }) => recipient === dealer);
    const toShopper = mails.find(({ recipient }) => recipient === email);
    expect(mails).toHaveLength(2);
    expect(toDealer?.subject).toContain(`question ${answer.body.reference} about a 2023 Toyota Camry`);
    expect(toDealer?.subject).not.toMatch(/[\r\n]/);
    for (const part of ['Ann Lee', email, '(212) 555 - 0134', 'Is it still there?\nBcc: all', testVin(1)]) {
      expect(toDealer?.body).toContain(part);
    }
    expect(toShopper?.body).not.toContain('still there');
    expect(toShopper?.body).not.toContain('script');
    expect(await leadsOf(email)).toMatchObject([{ kind: 'contact', hasConsent: true, vin: testVin(1) }]);
  });

  it('the outbox page shows the message as plain text', async () => {
    const comments = '<script>alert(1)</script>';
    await contact(guest(), { ...person(), comments });
    const page = await backend.client().get<string>(`/_sandbox/outbox?recipient=${dealer}`);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain(comments);
  });

  it('a test drive names its day, and a question needs no vehicle', async () => {
    const asked = await drive(guest(), { ...person(), vin: testVin(1), preferredOn: '2026-06-22' });
    const [mail] = (await mailsAbout(asked.body.reference)).filter(({ recipient }) => recipient === dealer);
    expect(mail?.subject).toContain('test drive request');
    expect(mail?.body).toContain('Preferred day: Jun 22, 2026');
    expect((await contact(guest(), person())).status).toBe(200);
  });

  it('pressing twice, and retrying after a lost response, creates one lead', async () => {
    const client = guest();
    const body = person();
    const key = fresh('key');
    const answers = await Promise.all([contact(client, body, { key }), contact(client, body, { key })]);
    answers.push(await contact(client, body, { key }));
    expect(new Set(answers.map((one) => one.body.reference)).size).toBe(1);
    expect(await leadsOf(body.email)).toHaveLength(1);
    expect(await mailsAbout(answers[0]?.body.reference ?? '')).toHaveLength(2);
    const other = await contact(client, { ...body, comments: 'else' }, { key });
    expect([other.status, errorCode(other)]).toEqual([422, 'error.idempotency.mismatch']);
  });

  it('every limit holds, also for concurrent calls, and is lifted after an hour', async () => {
    const email = freshEmail();
    const ask = () => contact(guest(), person(email));
    for (let sent = 1; sent < leadLimits.email; sent += 1) expect((await ask()).status).toBe(200);
    const last = await Promise.all([ask(), ask()]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = await ask();
    expect(errorCode(refused)).toBe('error.rateLimited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await leadsOf(email)).toHaveLength(leadLimits.email);
    expect((await contact(guest(), person(email.toUpperCase()))).status).toBe(429);
    backend.clock.advance(3_600_001);
    expect((await ask()).status).toBe(200);
  });

  it('a visit is limited regardless of the addresses typed, and another tenant is not', async () => {
    const sessionId = fresh('session');
    const client = backend.client({ sessionId });
    for (let sent = 0; sent < leadLimits.holder; sent += 1) {
      expect((await contact(client, person())).status).toBe(200);
    }
    expect((await contact(client, person())).status).toBe(429);
    expect((await contact(backend.client({ sessionId, tenantId: 'harbor' }), person())).status).toBe(200);
  });

  it('a network address is limited regardless of the user', async () => {
    const from = freshAddress();
    for (let sent = 0; sent < leadLimits.visitor; sent += 1) {
      expect((await contact(guest(), person(), { from })).status).toBe(200);
    }
    expect((await contact(guest(), person(), { from })).status).toBe(429);
    expect((await store().find(leads)).some(({ visitor }) => visitor.includes(from))).toBe(false);
  });

  it('a network address stays limited across midnight UTC, also for concurrent calls, until the hour is over', async () => {
    const from = freshAddress();
    const ask = async () => (await contact(guest(), person(), { from })).status;
    const untilMidnightMs = Date.parse('2026-06-16T00:00:00Z') - backend.clock.now().getTime();
    backend.clock.advance(untilMidnightMs - 30 * 60_000);
    for (let sent = 1; sent < leadLimits.visitor; sent += 1) expect(await ask()).toBe(200);
    backend.clock.advance(45 * 60_000);
    expect((await Promise.all([ask(), ask()])).sort()).toEqual([200, 429]);
    expect(await ask()).toBe(429);
    backend.clock.advance(15 * 60_000 + 1);
    expect(await ask()).toBe(200);
  });

  it('what a guest asked belongs to their account after signing in, once', async () => {
    const sessionId = fresh('session');
    const sub = fresh('ann');
    const body = person();
    await drive(backend.client({ sessionId }), { ...body, vin: testVin(1) });
    await contact(guest(), person());
    const merge = () =>
      backend
        .client({ sub })
        .send<{ changed: string[] }>('POST', '/api/account/merge', { body: { sessionId } });
    const answers = await Promise.all([merge(), merge()]);
    expect(answers.flatMap((answer) => answer.body.changed)).toEqual(['leads']);
    expect(await leadsOf(body.email)).toMatchObject([{ holder: `sub:${sub}`, kind: 'test-drive' }]);
    expect((await merge()).body).toEqual({ changed: [] });
  });

  it.each([
    ['an unknown vehicle', 404, 'error.leads.unknownVehicle', { vin: testVin(404) }],
    ['a phone without consent', 400, 'error.validation.request', { phoneNumber: '2125550134' }],
    ['a key of its own making (T53)', 400, 'error.validation.request', { holder: 'sub:x' }],
    ['SQL and markup as a name', 400, 'error.validation.request', { firstName: "'; drop table leads--" }],
    ['comments without an end', 400, 'error.validation.request', { comments: 'x'.repeat(501) }],
  ])('%s is refused and stores nothing', async (...[, status, code, change]) => {
    const body = { ...person(), vin: testVin(1), ...change };
    for (const send of [contact, drive]) {
      const answer = await send(guest(), body);
      expect([answer.status, errorCode(answer)]).toEqual([status, code]);
    }
    expect(await leadsOf(body.email)).toEqual([]);
  });

  it('a sold vehicle can be asked about but not test-driven; the day must be valid', async () => {
    backend.catalog.put(testVin(2), { availability: 'Sold' });
    expect((await contact(guest(), { ...person(), vin: testVin(2) })).status).toBe(200);
    const sold = await drive(guest(), { ...person(), vin: testVin(2) });
    expect([sold.status, errorCode(sold)]).toEqual([409, 'error.leads.vehicleUnavailable']);
    const past = await drive(guest(), { ...person(), vin: testVin(1), preferredOn: '2020-01-06' });
    expect([past.status, errorCode(past)]).toEqual([422, 'error.leads.dayUnavailable']);
  });

  it('a deletion request removes an account’s leads and their mails', async () => {
    const sub = fresh('ann');
    const client = backend.client({ sub });
    const mine = (await contact(client, person())).body.reference;
    const alsoMine = (await contact(client, person())).body.reference;
    const other = (await contact(guest(), person())).body.reference;
    const eraser = accountErasers.find(({ name }) => name === 'leads');
    await eraser?.erase(store(), sub);
    const left = (await store().find(leads)).map(({ reference }) => reference);
    expect(left).not.toContain(mine);
    expect(left).not.toContain(alsoMine);
    expect(left).toContain(other);
    for (const gone of [mine, alsoMine]) expect(await mailsAbout(gone)).toEqual([]);
    expect(await mailsAbout(other)).toHaveLength(2);
  });
});
