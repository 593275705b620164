import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';

const hourMs = 60 * 60 * 1000;
const path = '/api/id-verification/doc-verification';
const mobilePhone = '(212) 555 - 0142';

let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const store = tenantStore(database.db, 'northstar');
  await store.remove(idVerificationTransactions, undefined);
  backend = testBackend(database.db);
  backend.stock(200);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
  orderNumber = demoOrderNumber('northstar', 'insurance-done');
  await store.update(
    orders,
    { idVerificationStatus: null, status: 'SUBMITTED' },
    eq(orders.orderNumber, orderNumber),
  );
});

const state = async (number = orderNumber) =>
  (await client.get<IdVerification>(`${path}/consumer?orderId=${number}`)).body;
const order = async () =>
  (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data;
const start = (body: object, key: string = crypto.randomUUID()) =>
  client.send<IdVerification>('POST', path, {
    body: { orderNumber, ...body },
    headers: { 'idempotency-key': key, 'x-forwarded-host': 'cars.example', 'x-forwarded-proto': 'https' },
  });
const onDevice = { method: 'on-device' };
const textLink = { method: 'text-link', mobilePhone };
const cancel = () => client.send<IdVerification>('POST', `${path}/cancel`, { body: { orderNumber } });

async function providerUrl(): Promise<string> {
  const { providerUrl: url } = await state();
  if (!url) throw new Error('no try is running on this device');
  return url;
}

/** The link of the newest text message, without its origin. */
async function textedLink(): Promise<URL> {
  const { body } = await client.get<{ messages: { channel: string; recipient: string; body: string }[] }>(
    '/_sandbox/outbox.json?recipient=%2B12125550142',
  );
  return new URL(body.messages[0]?.body.split(' ').at(-1) ?? '');
}

/** The person's action at the provider, without being signed in. */
const finish = (url: string, outcome: string) =>
  backend.client().send('POST', url, {
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('starting', () => {
  it('texts a link valid for 24 hours, which only the phone gets', async () => {
    const started = await start(textLink);
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({
      status: 'INITIATED',
      isExpired: false,
      transactionsAmount: 1,
      method: 'text-link',
      phoneLast4: '0142',
      isCaptureAllowed: true,
    });
    const { startedAt, expiresAt, providerUrl: url } = await state();
    expect(Date.parse(expiresAt ?? '') - Date.parse(startedAt ?? '')).toBe(24 * hourMs);
    expect(url).toBeNull();
    const link = await textedLink();
    expect(link.origin).toBe('https://cars.example');
    expect(link.pathname).toMatch(/^\/_sandbox\/id-verification\/[\w-]{43}$/);
    expect((await backend.client().get(link.pathname)).status).toBe(200);
  });

  it('stores only the hash of the token and the last digits of the number', async () => {
    await start(textLink);
    const token = (await textedLink()).pathname.split('/').at(-1) ?? '';
    const rows = await tenantStore(database.db, 'northstar').find(idVerificationTransactions);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('2125550142');
  });

  it('TRACK-113: texts no more than five links per hour to one number, and says when the next one is allowed', async () => {
    const inbox = () => client.get<{ messages: unknown[] }>('/_sandbox/outbox.json?recipient=%2B12125550142');
    const before = (await inbox()).body.messages.length;
    for (let sent = 0; sent < 5; sent += 1) expect((await start(textLink)).status).toBe(200);
    backend.clock.advance(hourMs / 2);
    const refused = await start(textLink);
    expect([refused.status, errorCode(refused)]).toEqual([429, 'error.rateLimited']);
    expect(refused.headers.get('retry-after')).toBe('1800');
    expect((await state()).transactionsAmount).toBe(5);
    expect((await inbox()).body.messages).toHaveLength(before + 5);
    expect((await start({ ...textLink, mobilePhone: '(212) 555 - 0143' })).status).toBe(200);
    expect((await start(onDevice)).status).toBe(200);
    backend.clock.advance(hourMs / 2);
    expect((await start(textLink)).status).toBe(200);
  });

  it('TRACK-113: texts no more than ten links per hour for one account, to whatever numbers', async () => {
    const to = (last: number) => start({ ...textLink, mobilePhone: `(212) 555 - 01${10 + last}` });
    for (let sent = 0; sent < 10; sent += 1) expect((await to(sent)).status).toBe(200);
    const refused = await to(10);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('on the device: returns the same link for each request, and never in the stored response', async () => {
    expect((await start(onDevice)).body.providerUrl).toBeUndefined();
    expect(await providerUrl()).toBe(await providerUrl());
  });

  it('starts one attempt and sends one text for a repeated request', async () => {
    const key = crypto.randomUUID();
    await start(textLink, key);
    const first = await textedLink();
    expect((await start(textLink, key)).body.transactionsAmount).toBe(1);
    expect((await textedLink()).href).toBe(first.href);
  });

  it('has at most one active attempt: the previous link is invalidated', async () => {
    await start(onDevice);
    const first = await providerUrl();
    await start(onDevice);
    expect(await providerUrl()).not.toBe(first);
    expect((await finish(first, 'SUCCESSFUL')).status).toBe(404);
    expect(await state()).toMatchObject({ status: 'INITIATED', transactionsAmount: 2 });
  });

  it.each([
    ['no phone', { method: 'text-link' }],
    ['a toll-free number', { method: 'text-link', mobilePhone: '800 555 0142' }],
    ['eight digits', { method: 'text-link', mobilePhone: '21255501' }],
    ['an unknown method', { method: 'by-mail' }],
  ])('%s is refused', async (_row, body) => {
    expect(errorCode(await start(body))).toBe('error.validation.request');
    expect((await state()).transactionsAmount).toBe(0);
  });

  it('Illinois residents cannot do ID capture', async () => {
    const store = tenantStore(database.db, 'northstar');
    const where = eq(orders.orderNumber, orderNumber);
    const [row] = await store.find(orders, { where });
    if (!row) throw new Error('no order');
    await store.update(orders, { price: { ...row.price, state: 'IL' } }, where);
    expect((await state()).isCaptureAllowed).toBe(false);
    const refused = await start(onDevice);
    expect([refused.status, errorCode(refused)]).toEqual([409, 'error.idVerification.stateNotSupported']);
    await store.update(orders, { price: row.price }, where);
  });
});

describe('ending', () => {
  it('verified: the order shows it, with an entry in its history, and a second attempt is refused', async () => {
    await start(onDevice);
    const url = await providerUrl();
    const end = await finish(url, 'SUCCESSFUL');
    expect([end.status, end.headers.get('location')]).toEqual([303, '/progress/id-verification/complete']);
    expect(await state()).toMatchObject({ status: 'SUCCESSFUL', failureReason: null, providerUrl: null });
    expect(await order()).toMatchObject({
      orderStatus: 'ID_VERIFICATION_COMPLETED',
      idVerification: { status: 'COMPLETED' },
    });
    const { history } = (
      await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)
    ).body;
    expect(history.at(-1)).toMatchObject({
      values: { orderStatus: 'ID_VERIFICATION_COMPLETED' },
      actor: 'buyer',
    });
    expect(errorCode(await start(onDevice))).toBe('error.idVerification.alreadyVerified');
    expect((await finish(url, 'NOT_VERIFIED')).status).toBe(404);
    expect((await state()).status).toBe('SUCCESSFUL');
  });

  it('verified while the dealer still creates the order: the order waits for the dealer', async () => {
    const isThis = eq(orders.orderNumber, orderNumber);
    const store = tenantStore(database.db, 'northstar');
    await store.update(orders, { status: 'SUBMITTED_TO_UNIFI' }, isThis);
    await start(onDevice);
    expect((await finish(await providerUrl(), 'SUCCESSFUL')).status).toBe(303);
    expect(await order()).toMatchObject({
      orderStatus: 'SUBMITTED_TO_UNIFI',
      idVerification: { status: 'COMPLETED' },
    });
  });

  it.each([
    ['NOT_VERIFIED', 'not-verified'],
    ['CANCELLED', 'cancelled'],
    ['TIMED_OUT', 'timed-out'],
  ])('%s: the order needs attention, until the next attempt', async (outcome, reason) => {
    await start(onDevice);
    const end = await finish(await providerUrl(), outcome);
    expect(end.headers.get('location')).toBe(`/progress/id-verification/incomplete?reason=${reason}`);
    expect(await state()).toMatchObject({ status: 'FAILED', failureReason: outcome });
    expect((await order()).idVerification?.status).toBe('ERROR');
    await start(textLink);
    expect((await order()).idVerification).toBeNull();
    await finish((await textedLink()).pathname, 'SUCCESSFUL');
    expect((await order()).idVerification?.status).toBe('COMPLETED');
  });

  it('expires after 24 hours, to the second', async () => {
    await start(onDevice);
    const url = await providerUrl();
    backend.clock.advance(24 * hourMs - 1000);
    expect((await state()).isExpired).toBe(false);
    backend.clock.advance(1000);
    expect(await state()).toMatchObject({ status: 'INITIATED', isExpired: true, providerUrl: null });
    expect((await finish(url, 'SUCCESSFUL')).status).toBe(404);
    expect((await backend.client().get(url)).body).toContain('This link no longer works');
    expect((await start(onDevice)).body).toMatchObject({ isExpired: false, transactionsAmount: 2 });
  });

  it('canceled from the order page; a no-op without a running attempt', async () => {
    expect((await cancel()).body).toMatchObject({ status: null, transactionsAmount: 0 });
    expect((await order()).idVerification).toBeNull();
    await start(textLink);
    expect((await cancel()).body).toMatchObject({ status: 'FAILED', failureReason: 'CANCELLED' });
    expect((await order()).idVerification?.status).toBe('ERROR');
  });
});

describe('a canceled order', () => {
  it('starts and ends no attempt, also none whose link is out', async () => {
    await start(onDevice);
    const url = await providerUrl();
    const store = tenantStore(database.db, 'northstar');
    const where = eq(orders.orderNumber, orderNumber);
    await store.update(orders, { status: 'CANCELED' }, where);
    const before = await state();
    for (const answer of [await start(onDevice), await start(textLink), await cancel()]) {
      expect([answer.status, errorCode(answer)]).toEqual([409, 'error.conflict']);
    }
    expect((await finish(url, 'SUCCESSFUL')).status).toBe(404);
    expect(await state()).toEqual(before);
    expect(await order()).toMatchObject({ orderStatus: 'CANCELED', idVerification: null });
  });
});

describe('the stand-in provider', () => {
  it('leads from consent through license and selfie to the end', async () => {
    await start(onDevice);
    const url = await providerUrl();
    const guest = backend.client();
    for (const [step, title] of [
      ['', "Let's confirm it's you"],
      ['?step=license', "Take a photo of your driver's license"],
      ['?step=selfie', 'Take a selfie'],
      ['?step=result', 'How should the check end?'],
      ['?step=nonsense', "Let's confirm it's you"],
    ]) {
      const page = await guest.get<string>(`${url}${step}`);
      expect(page.body).toContain(`<h1>${title?.replaceAll("'", '&#39;')}</h1>`);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('goes back to the choice for an unknown outcome', async () => {
    await start(onDevice);
    const end = await finish(await providerUrl(), 'COMPLETED');
    expect([end.status, end.headers.get('location')]).toEqual([303, '?step=result']);
    expect((await state()).status).toBe('INITIATED');
  });

  it('does not know a link of another tenant', async () => {
    await start(onDevice);
    expect((await backend.client({ tenantId: 'harbor' }).get(await providerUrl())).status).toBe(404);
  });
});

describe('access', () => {
  it('signed out 401; another account’s and an unknown order both 404', async () => {
    const calls = (asked: TestClient, number: string) => [
      asked.get(`${path}/consumer?orderId=${number}`),
      asked.send('POST', path, {
        body: { orderNumber: number, ...onDevice },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
      asked.send('POST', `${path}/cancel`, { body: { orderNumber: number } }),
    ];
    const statuses = async (asked: TestClient, number: string) =>
      (await Promise.all(calls(asked, number))).map(({ status }) => status);
    expect(await statuses(backend.client(), orderNumber)).toEqual([401, 401, 401]);
    expect(await statuses(backend.client({ sub: 'somebody-else' }), orderNumber)).toEqual([404, 404, 404]);
    expect(await statuses(client, 'FC-NOT-THERE')).toEqual([404, 404, 404]);
  });
});
