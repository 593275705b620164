import type { DataReport, PrivacyRequest, PrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { createApp } from '../http/index.ts';
import { accountRemover, describeAccount } from '../identity/index.ts';
import { accountRoutes } from '../identity/account.routes.ts';
import { createDrizzlePoolStore, createUser } from '@forecourt/stand-ins/identity-provider/index.ts';
import { createTestIdentity } from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';
import { createOutbox } from '../outbox/index.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { systemRandom } from '../ports/index.ts';
import { profileRoutes } from '../profile/index.ts';
import { errorCode, testClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { privacySandboxRoutes } from '@forecourt/stand-ins/operator/privacy-sandbox.routes.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { tradeIns } from '../trade-in/trade-in.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const path = '/api/privacy/requests';
const zips = createZipTable();
const address = {
  line1: '1 Main St',
  line2: '',
  city: 'Detroit',
  state: 'MI',
  zip: '48226',
  county: 'Wayne',
};

/** What the pre-qualification stub returns for everyone. */
const kept: DataReport['prequalification'] = {
  state: 'mq_incompleted',
  person: null,
  address: null,
  hasBirthDate: true,
  hasIncome: false,
  approval: null,
  adverse: null,
  personalDataUntil: '2026-07-15T12:00:00.000Z',
  consentAt: null,
};

/** A vehicle in good condition. */
const conditions = {
  accidents: 'None',
  title: 'Clean',
  exterior: 'Good',
  glass: 'Whole',
  interior: 'Good',
  odor: 'None',
  drives: 'Yes',
  warningLights: 'None',
  tires: 'Good',
  keys: 'Two',
} as const;

describe.each(testEngines)('on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A person with an account of their own. */
  async function person(name: string, tenantId = 'northstar') {
    const store = tenantStore(database.db, tenantId);
    const identity = createDrizzlePoolStore(database.db);
    const email = `${name}@example.com`;
    const identityDeps = createTestIdentity(identity).deps;
    const sub = await createUser(identityDeps, {
      tenantId,
      email,
      password: 'Forecourt1!',
      givenName: 'Ada',
      familyName: 'Byron',
      phoneNumber: '+12125550142',
    });
    const clock = heldClock();
    const services = { db: database.db, tenants: testTenants, tokens: testTokens, clock };
    const app = createApp({ ...services, random: systemRandom, log: () => {} });
    const outbox = createOutbox({ clock, random: systemRandom });
    const describing = {
      describeAccount,
      describePrequalification: async () => kept,
      describeApplications: async () => [],
    };
    const erasers = [...accountErasers, { name: 'account', erase: accountRemover(identityDeps) }];
    const deps = { clock, random: systemRandom, outbox, ...describing, erasers };
    for (const routes of [privacyRoutes(deps), privacySandboxRoutes(deps)]) app.route('/', routes);
    app.route('/', profileRoutes({ zips, clock }));
    app.route('/', accountRoutes({ ...identityDeps, clock }));
    const client = testClient(app, { tenantId, sub });
    const post = (target: string, body?: unknown, key: string = crypto.randomUUID()) =>
      client.send<{ request: PrivacyRequest }>('POST', target, {
        ...(body !== undefined && { body }),
        headers: { 'idempotency-key': key },
      });
    return {
      sub,
      email,
      clock,
      store,
      app,
      client,
      list: async () => (await client.get<PrivacyRequests>(path)).body,
      ask: (kind: 'access' | 'deletion', key?: string) => post(path, { kind }, key),
      withdraw: (id: string) => post(`${path}/${id}/withdraw`),
      report: (id: string) => client.get<DataReport>(`${path}/${id}/report`),
      operate: (id: string, answer: string) =>
        client.send('POST', `/_sandbox/privacy-requests/${id}/${answer}`),
      mails: async (recipient: string) =>
        (await store.find(outboxMessages)).filter((mail) => mail.recipient === recipient),
    };
  }

  it('fulfills an access request at once, twice in 12 months, and reports when the next one is allowed', async () => {
    const ada = await person('access');
    expect((await ada.list()).access).toEqual({ left: 2, nextAt: null });
    const { body } = await ada.ask('access', 'the-same-key');
    expect(body.request).toMatchObject({
      kind: 'access',
      status: 'completed',
      dueAt: '2026-07-30T12:00:00.000Z',
      reportUntil: '2026-07-30T12:00:00.000Z',
    });
    expect((await ada.ask('access', 'the-same-key')).body).toEqual(body);
    ada.clock.advance(30 * dayMs);
    expect((await ada.ask('access')).status).toBe(200);
    expect(errorCode(await ada.ask('access'))).toBe('error.privacy.accessLimit');
    expect((await ada.list()).access).toEqual({ left: 0, nextAt: '2027-06-15T12:00:00.000Z' });
    ada.clock.advance(335 * dayMs);
    expect((await ada.list()).access).toEqual({ left: 1, nextAt: null });
    const subjects = (await ada.mails(`${ada.sub}@example.com`)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toMatch(/we received your privacy request$/);
  });

  it('T49: of two concurrent requests for the last one left, one is fulfilled', async () => {
    const ada = await person('race');
    await ada.ask('access');
    const answers = await Promise.all([ada.ask('access'), ada.ask('access')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reports account, address, consents, orders and 12 months of documents, and no credentials', async () => {
    const ada = await person('report');
    const backend = testBackend(database.db);
    backend.stock(200);
    await backend.seed('northstar');
    const [newest, old] = (await ada.store.find(orders)).sort(
      (one, other) => +other.createdAt - +one.createdAt,
    );
    await ada.store.update(orders, { ownerSub: ada.sub }, byNumber(newest?.orderNumber));
    const longAgo = new Date('2025-06-14T12:00:00.000Z');
    await ada.store.update(orders, { ownerSub: ada.sub, createdAt: longAgo }, byNumber(old?.orderNumber));
    await ada.client.send('PUT', '/api/account/profile', { body: { address, version: 0 } });
    await ada.client.send('PUT', '/api/account/consents', {
      body: { marketingEmail: true, marketingSms: false },
    });
    const asked = { firstName: 'Ada', lastName: 'Lee', email: 'ada@example.com', consent: false };
    await backend.client({ sub: ada.sub }).send('POST', '/public/leads', {
      body: { ...asked, comments: 'Hello' },
      headers: { 'idempotency-key': 'lead-of-ada' },
    });
    const vehicle = { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' };
    const held = { ownership: 'Finance', registeredOwner: 'Me', registrationState: 'ME' } as const;
    await ada.store.insert(tradeIns, [
      {
        id: 'trade-in-of-ada',
        holder: `sub:${ada.sub}`,
        answers: { ...conditions, ...held, vehicle, mileage: 48_200 },
        siteOrigin: 'https://cars.example',
        state: 'Denied',
        requestedAt: new Date('2026-06-01T12:00:00.000Z'),
        payoff: {
          source: 'estimate',
          lenderName: 'Lakeshore Credit Union',
          accountLast4: null,
          payoffCents: 500_000,
          balanceCents: null,
          perDiemCents: null,
          goodThroughOn: null,
        },
      },
    ]);
    const { request } = (await ada.ask('access')).body;
    const { body, status } = await ada.report(request.id);
    expect(status).toBe(200);
    expect(body.tradeIns).toMatchObject([
      {
        ...held,
        vehicle,
        payoff: { lenderName: 'Lakeshore Credit Union', payoffCents: 500_000 },
        orderNumber: null,
      },
    ]);
    expect(body.leads).toMatchObject([{ kind: 'contact', name: 'Ada Lee', comments: 'Hello', vin: null }]);
    expect(body).toMatchObject({
      requestId: request.id,
      from: '2025-06-15T12:00:00.000Z',
      to: '2026-06-15T12:00:00.000Z',
      account: { email: ada.email, givenName: 'Ada', phoneNumber: '+12125550142', isPhoneVerified: true },
      address,
      consents: { marketingEmail: true, marketingSms: false },
      prequalification: kept,
      requests: [{ id: request.id }],
    });
    expect(body.orders.map(({ orderNumber }) => orderNumber)).toEqual([newest?.orderNumber]);
    const text = JSON.stringify(body);
    for (const secret of ['saltHex', 'verifier', 'token', 'password', 'codeHash'])
      expect(text).not.toContain(secret);
    const other = await person('other');
    expect((await other.report(request.id)).status).toBe(404);
    expect((await other.withdraw(request.id)).status).toBe(404);
    ada.clock.advance(46 * dayMs);
    expect((await ada.report(request.id)).status).toBe(404);
  });

  it('records a deletion with its due date, one at a time, and allows withdrawing it while it is open', async () => {
    const ada = await person('deletion');
    const { request } = (await ada.ask('deletion')).body;
    const open = { kind: 'deletion', status: 'open', dueAt: '2026-07-30T12:00:00.000Z', reportUntil: null };
    expect(request).toMatchObject(open);
    expect(errorCode(await ada.ask('deletion'))).toBe('error.privacy.deletionOpen');
    await ada.operate(request.id, 'extend');
    const extended = (await ada.list()).requests[0];
    expect(extended).toMatchObject({ isExtended: true, dueAt: '2026-09-13T12:00:00.000Z' });
    expect((await ada.withdraw(request.id)).body.request.status).toBe('withdrawn');
    expect((await ada.withdraw(request.id)).body.request.status).toBe('withdrawn');
    expect((await ada.operate(request.id, 'carry-out')).status).toBe(404);
    expect((await ada.ask('deletion')).status).toBe(200);
  });

  it('does not carry out a deletion while an order is running: nothing is removed, and the request stays open', async () => {
    const ada = await person('running');
    const backend = testBackend(database.db);
    backend.stock(200);
    await backend.seed('northstar');
    const seeded = await ada.store.find(orders);
    const [running, delivered, canceled] = seeded.map(({ orderNumber }) => orderNumber);
    const own = async (orderNumber: string | undefined, status: 'SUBMITTED' | 'DELIVERED' | 'CANCELED') =>
      ada.store.update(orders, { ownerSub: ada.sub, status }, byNumber(orderNumber));
    await own(running, 'SUBMITTED');
    await own(delivered, 'DELIVERED');
    await own(canceled, 'CANCELED');
    await ada.client.send('PUT', '/api/account/profile', { body: { address, version: 0 } });
    const { request } = (await ada.ask('deletion')).body;
    const mailsBefore = await ada.mails(`${ada.sub}@example.com`);
    const refused = await ada.operate(request.id, 'carry-out');
    expect([refused.status, refused.body]).toEqual([409, { runningOrders: [running] }]);
    expect((await ada.list()).openOrders).toBe(1);
    expect((await ada.list()).requests).toMatchObject([{ id: request.id, status: 'open' }]);
    expect(await describeAccount(ada.store, ada.sub)).toMatchObject({ email: ada.email });
    expect((await ada.client.get('/api/account/profile')).body).toMatchObject({ address });
    expect(await ada.mails(`${ada.sub}@example.com`)).toHaveLength(mailsBefore.length);
    expect((await ada.operate(request.id, 'extend')).status).toBe(200);
    await own(running, 'CANCELED');
    expect((await ada.list()).openOrders).toBe(0);
    expect((await ada.operate(request.id, 'carry-out')).status).toBe(200);
  });

  it('carries out a deletion: account, profile, consents and cart are removed, orders stay, both sides are notified', async () => {
    const ada = await person('gone', 'harbor');
    const backend = testBackend(database.db);
    backend.stock(200);
    await backend.seed('harbor');
    const [order] = await ada.store.find(orders);
    const ended = { ownerSub: ada.sub, status: 'DELIVERED' } as const;
    await ada.store.update(orders, ended, byNumber(order?.orderNumber));
    await ada.client.send('PUT', '/api/account/profile', { body: { address, version: 0 } });
    const { request } = (await ada.ask('deletion')).body;
    expect((await ada.operate(request.id, 'carry-out')).body).toMatchObject({
      request: { status: 'completed' },
    });
    expect((await ada.operate(request.id, 'carry-out')).status).toBe(404);
    expect(await describeAccount(ada.store, ada.sub)).toBeUndefined();
    expect((await ada.client.get('/api/account/profile')).body).toEqual({ address: null, version: 0 });
    expect(await ada.store.findOne(orders, { where: byNumber(order?.orderNumber) })).toMatchObject({
      ownerSub: ada.sub,
    });
    const [confirmation, ...others] = await ada.mails(ada.email);
    expect(confirmation?.body).toMatch(/order records only as long as the law requires/);
    expect(others).toEqual([]);
    const dealer = testTenants.byId('harbor')?.contact.email ?? '';
    const notes = await ada.mails(dealer);
    expect(notes.map(({ body }) => body)).toContain('Carried out.');
    expect(notes.map(({ subject, body }) => subject + body).join()).not.toContain(ada.email);
    expect((await ada.withdraw(request.id)).status).toBe(409);
  });

  it('requires sign-in, and rejects unknown input', async () => {
    const ada = await person('strict');
    const guest = testClient(ada.app, { tenantId: 'northstar' });
    expect((await guest.get(path)).status).toBe(401);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const foreign = { kind: 'deletion', sub: 'somebody-else' };
    expect((await ada.client.send('POST', path, { body: foreign, headers })).status).toBe(400);
    expect((await ada.client.send('POST', path, { body: { kind: 'access' } })).status).toBe(400);
    expect((await ada.list()).requests).toEqual([]);
  });
});

function byNumber(orderNumber = '') {
  return eq(orders.orderNumber, orderNumber);
}
