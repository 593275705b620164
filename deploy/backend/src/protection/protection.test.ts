import { orderTerms, type Cart, type Order } from '@forecourt/shared-contracts/commerce';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import type { Purchase } from '@forecourt/shared-contracts/purchase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { tenantStore } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { accountHolder } from '../visit/index.ts';
import { removePlan } from './index.ts';

type Answer = { offer: ProtectionOffer };
const path = '/public/protection';
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-protection`;

describe.each(testEngines)('protection on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(4);
  });

  const putCart = (client: TestClient, change: object = {}) =>
    client.send<{ cart: Cart }>('PUT', '/public/cart', {
      body: { vin: testVin(1), purchaseType: 'Finance', ...change },
    });
  async function shopper(change: object = {}) {
    const client = backend.client({ sessionId: fresh('session') });
    await putCart(client, change);
    return client;
  }
  const read = async (client: TestClient) => (await client.get<Answer>(path)).body.offer;
  const choose = (client: TestClient, code: string, change: object = {}) =>
    client.send<Answer>('PUT', `${path}/coverage`, { body: { vin: testVin(1), code, ...change } });
  const remove = (client: TestClient, type: string) =>
    client.send<Answer>('DELETE', `${path}/coverage/${type}`);
  const codesOf = ({ chosen }: ProtectionOffer) => chosen.map(({ level }) => level.code);
  const stepOf = async (client: TestClient) =>
    (await client.get<Purchase>('/public/purchase')).body.steps.find(({ id }) => id === 'coverage')?.status;

  it('has no offer without a vehicle in the cart', async () => {
    const client = backend.client({ sessionId: fresh('session') });
    for (const nobody of [client, backend.client()]) {
      expect(await read(nobody)).toBeNull();
      expect((await remove(nobody, 'VSC')).body.offer).toBeNull();
      expect(errorCode(await choose(nobody, 'VSC-72'))).toBe('error.protection.noVehicle');
    }
  });

  it('offers the tenant’s packages with price and monthly cost by level', async () => {
    const offer = await read(await shopper());
    expect(offer.packages.map(({ type, category }) => [type, category])).toEqual([
      ['TWO', 'Appearance'],
      ['VSC', 'Mechanical'],
      ['CP', 'Appearance + Mechanical'],
      ['GAP', 'GAP'],
    ]);
    const levels = offer.packages.find(({ type }) => type === 'VSC')?.levels;
    expect(levels?.map(({ code, priceCents }) => [code, priceCents])).toEqual([
      ['VSC-36', 1_495_00],
      ['VSC-48', 1_895_00],
      ['VSC-72', 2_400_00],
    ]);
    for (const { monthlyCents } of levels ?? []) expect(monthlyCents).toBeGreaterThan(0);
    expect(offer).toMatchObject({
      isPricingDown: false,
      isConcluded: false,
      chosen: [],
      refund: { fullRefundDays: 60, feeCents: 50_00 },
    });
    const elsewhere = backend.client({ tenantId: 'ember', sessionId: fresh('session') });
    await putCart(elsewhere);
    expect((await read(elsewhere)).packages.map(({ type }) => type)).toEqual(['TWO', 'VSC', 'GAP']);
  });

  it('is included in the cart’s price once chosen, and its monthly cost is the difference', async () => {
    const client = await shopper();
    const { body } = await choose(client, 'VSC-72');
    const [chosen] = body.offer.chosen;
    const withIt = body.offer.price.finance?.monthlyPaymentCents ?? 0;
    expect(withIt - (body.offer.priceWithout.finance?.monthlyPaymentCents ?? 0)).toBe(
      chosen?.level.monthlyCents,
    );
    const { cart } = (await client.get<{ cart: Cart }>('/public/cart')).body;
    expect(cart.price).toEqual(body.offer.price);
    expect(cart.price.lines).toContainEqual({ code: 'protection', amountCents: 2_400_00 });
    expect(cart.price.protection).toEqual([{ code: 'VSC-72', priceCents: 2_400_00 }]);
  });

  it('changes level, adds a second package, and removes one; repeating each has no effect', async () => {
    const client = await shopper();
    await choose(client, 'VSC-36');
    await choose(client, 'VSC-72');
    await choose(client, 'TWO-60');
    expect(codesOf((await choose(client, 'TWO-60')).body.offer)).toEqual(['VSC-72', 'TWO-60']);
    await remove(client, 'VSC');
    expect(codesOf((await remove(client, 'VSC')).body.offer)).toEqual(['TWO-60']);
    expect(codesOf(await read(client))).toEqual(['TWO-60']);
  });

  it.each([
    ['ultra takes the place of its two parts', ['TWO-36', 'VSC-36', 'GAP-72'], 'CP-72', ['GAP-72', 'CP-72']],
    ['a part takes the place of ultra', ['CP-48', 'GAP-72'], 'VSC-36', ['GAP-72', 'VSC-36']],
  ])('%s, but only if requested', async (...[, before, wanted, after]) => {
    const client = await shopper();
    for (const code of before) await choose(client, code);
    expect(errorCode(await choose(client, wanted))).toBe('error.protection.conflict');
    expect(codesOf(await read(client))).toEqual(before);
    expect(codesOf((await choose(client, wanted, { replaces: true })).body.offer)).toEqual(after);
  });

  it('has GAP only with financing; switching to cash removes it from the price, switching back restores it', async () => {
    const client = await shopper();
    await choose(client, 'GAP-72');
    await putCart(client, { purchaseType: 'Cash' });
    const offer = await read(client);
    expect(offer.chosen).toEqual([]);
    expect(offer.refused).toEqual([{ type: 'GAP', reason: 'needs-financing' }]);
    expect(offer.price.totalCents).toBe(offer.priceWithout.totalCents);
    expect(errorCode(await choose(client, 'GAP-72'))).toBe('error.protection.needsFinancing');
    await putCart(client);
    expect(codesOf(await read(client))).toEqual(['GAP-72']);
  });

  it('has GAP for the term of the loan; a chosen one follows the term (BUY-73)', async () => {
    const client = await shopper();
    const gapOf = async () =>
      (await read(client)).packages.find(({ type }) => type === 'GAP')?.levels.map(({ code }) => code);
    expect(await gapOf()).toEqual(['GAP-72']);
    expect(errorCode(await choose(client, 'GAP-84'))).toBe('error.protection.notOffered');
    await choose(client, 'GAP-72');
    await putCart(client, { termMonths: 48 });
    expect(await gapOf()).toEqual(['GAP-48']);
    const { cart } = (await client.get<{ cart: Cart }>('/public/cart')).body;
    expect(cart.price.protection).toEqual([{ code: 'GAP-48', priceCents: 625_00 }]);
    expect((await read(client)).chosen).toMatchObject([{ type: 'GAP', level: { termMonths: 48 } }]);
    await putCart(client, { termMonths: 84 });
    expect(codesOf(await read(client))).toEqual(['GAP-84']);
  });

  it('names what was chosen and only a financed purchase may have, whatever its type is now (BUY-73)', async () => {
    const client = await shopper();
    await choose(client, 'VSC-72');
    expect((await read(client)).financedOnly).toEqual([]);
    await choose(client, 'GAP-72');
    for (const purchaseType of ['Finance', 'Lease', 'Cash']) {
      await putCart(client, { purchaseType });
      expect((await read(client)).financedOnly).toEqual(['GAP']);
    }
    expect(codesOf(await read(client))).toEqual(['VSC-72']);
  });

  it('has a price and no monthly cost for cash', async () => {
    const client = await shopper({ purchaseType: 'Cash' });
    const { offer } = (await choose(client, 'VSC-72')).body;
    expect(offer.chosen[0]?.level).toMatchObject({ priceCents: 2_400_00, monthlyCents: null });
    expect(offer.price.totalCents - offer.priceWithout.totalCents).toBe(2_400_00);
  });

  it('belongs to one vehicle: another one starts without, and the first still has it', async () => {
    const client = await shopper();
    await choose(client, 'VSC-72');
    await putCart(client, { vin: testVin(2) });
    expect(codesOf(await read(client))).toEqual([]);
    expect(errorCode(await choose(client, 'VSC-72'))).toBe('error.protection.otherVehicle');
    await putCart(client);
    expect(codesOf(await read(client))).toEqual(['VSC-72']);
  });

  it('belongs to one visit of one tenant', async () => {
    const sessionId = fresh('session');
    await putCart(backend.client({ sessionId }));
    await choose(backend.client({ sessionId }), 'VSC-72');
    const other = await shopper();
    expect(codesOf(await read(other))).toEqual([]);
    const elsewhere = backend.client({ sessionId, tenantId: 'harbor' });
    await putCart(elsewhere);
    expect(codesOf(await read(elsewhere))).toEqual([]);
  });

  it('without a price for one level: that one cannot be chosen, the others can', async () => {
    const client = await shopper({ zipCode: '44444' });
    const offer = await read(client);
    const levels = offer.packages.find(({ type }) => type === 'VSC')?.levels;
    expect(levels?.map(({ priceCents }) => priceCents)).toEqual([1_495_00, 1_895_00, null]);
    expect(offer.isPricingDown).toBe(false);
    expect(errorCode(await choose(client, 'VSC-72'))).toBe('error.protection.priceUnavailable');
    expect((await choose(client, 'VSC-48')).status).toBe(200);
  });

  it('without any price: what was chosen keeps its quoted price and can be removed', async () => {
    const client = await shopper();
    const before = (await choose(client, 'VSC-72')).body.offer.price;
    await putCart(client, { zipCode: '12345' });
    const offer = await read(client);
    expect(offer.isPricingDown).toBe(true);
    expect(offer.chosen).toMatchObject([{ isHeld: true, level: { priceCents: 2_400_00 } }]);
    const priceOf = ({ lines }: typeof before) => lines.find(({ code }) => code === 'protection');
    expect(priceOf(offer.price)).toEqual(priceOf(before));
    expect(offer.price.protection).toEqual(before.protection);
    expect(errorCode(await choose(client, 'TWO-36'))).toBe('error.protection.priceUnavailable');
    expect((await remove(client, 'VSC')).body.offer.chosen).toEqual([]);
  });

  it('cannot be chosen for a vehicle that is gone', async () => {
    const client = await shopper();
    backend.catalog.put(testVin(1), { availability: 'Sold' });
    expect((await read(client)).isAvailable).toBe(false);
    expect(errorCode(await choose(client, 'VSC-72'))).toBe('error.protection.vehicleUnavailable');
  });

  it.each([
    ['a level that nobody sells', { code: 'VSC-999' }, 404, 'error.protection.notOffered'],
    ['a level of another tenant', { code: 'VSC-84' }, 404, 'error.protection.notOffered'],
    ['a code that is none', { code: "VSC'--" }, 400, 'error.validation.request'],
    ['another VIN', { vin: testVin(2) }, 409, 'error.protection.otherVehicle'],
    ['a price of its own', { priceCents: 1 }, 400, 'error.validation.request'],
  ])('refuses %s', async (...[, change, status, code]) => {
    const answer = await choose(await shopper(), 'VSC-72', change);
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('refuses to remove a type that is not there', async () => {
    expect((await remove(await shopper(), 'XYZ')).status).toBe(400);
  });

  it('follows a guest into their account; the plan changed last is kept', async () => {
    const sessionId = fresh('session');
    const sub = fresh('ann');
    const guest = backend.client({ sessionId });
    const member = backend.client({ sub });
    await putCart(member);
    await choose(member, 'TWO-36');
    backend.clock.advance(1000);
    await putCart(guest);
    await choose(guest, 'VSC-72');
    const merged = await member.send<{ changed: string[] }>('POST', '/api/account/merge', {
      body: { sessionId },
    });
    expect(merged.body.changed).toEqual(['cart', 'protection']);
    expect(codesOf(await read(member))).toEqual(['VSC-72']);
    await putCart(guest);
    expect(codesOf(await read(guest))).toEqual([]);
  });

  it('follows a guest even without a merge request, and keeps a later choice of the account', async () => {
    const sessionId = fresh('session');
    const sub = fresh('ann');
    const guest = backend.client({ sessionId });
    await putCart(guest);
    await choose(guest, 'VSC-72');
    backend.clock.advance(1000);
    const member = backend.client({ sub });
    await putCart(member);
    await choose(member, 'TWO-36');
    expect(codesOf(await read(backend.client({ sub, sessionId })))).toEqual(['TWO-36']);
  });

  it('is the Coverage step: done once something is chosen, or once the shopper continues without', async () => {
    const client = await shopper();
    expect(await stepOf(client)).toBe('READY');
    await choose(client, 'VSC-72');
    expect(await stepOf(client)).toBe('COMPLETED');
    await remove(client, 'VSC');
    expect(await stepOf(client)).toBe('READY');
    const conclude = (vin: string) => client.send<Answer>('PUT', `${path}/conclusion`, { body: { vin } });
    expect(errorCode(await conclude(testVin(2)))).toBe('error.protection.otherVehicle');
    expect((await conclude(testVin(1))).body.offer.isConcluded).toBe(true);
    expect(await stepOf(client)).toBe('COMPLETED');
    await putCart(client, { vin: testVin(2) });
    expect(await stepOf(client)).toBe('READY');
  });

  it('opens the Coverage step again if a switch to cash leaves nothing of it, until that is decided (BUY-73)', async () => {
    const client = await shopper();
    const conclude = () => client.send<Answer>('PUT', `${path}/conclusion`, { body: { vin: testVin(1) } });
    await choose(client, 'GAP-72');
    await conclude();
    await putCart(client, { purchaseType: 'Cash' });
    expect(await stepOf(client)).toBe('READY');
    await putCart(client);
    expect(await stepOf(client)).toBe('COMPLETED');
    await putCart(client, { purchaseType: 'Cash' });
    await conclude();
    expect(await stepOf(client)).toBe('COMPLETED');
    await putCart(client);
    expect(codesOf(await read(client))).toEqual(['GAP-72']);
    expect(await stepOf(client)).toBe('COMPLETED');
    await putCart(client, { purchaseType: 'Cash' });
    expect(await stepOf(client)).toBe('COMPLETED');
    await choose(client, 'VSC-72');
    await putCart(client);
    expect(codesOf(await read(client))).toEqual(['GAP-72', 'VSC-72']);
  });

  it('is part of the order created from the cart', async () => {
    const member = backend.client({ sub: fresh('ann') });
    await putCart(member, { purchaseType: 'Cash' });
    const { offer } = (await choose(member, 'VSC-72')).body;
    const body = { purchaseType: 'Cash', terms: orderTerms(offer.price) };
    const headers = { 'idempotency-key': fresh('key') };
    const answer = await member.send<{ data: Order }>('POST', '/api/commerce/orders', { body, headers });
    expect(answer.body.data.price.lines).toContainEqual({ code: 'protection', amountCents: 2_400_00 });
  });

  it('is removed with the account', async () => {
    const sub = fresh('ann');
    const member = backend.client({ sub });
    await putCart(member);
    await choose(member, 'VSC-72');
    await removePlan(tenantStore(database.db, 'northstar'), accountHolder(sub));
    expect(codesOf(await read(member))).toEqual([]);
  });
});
