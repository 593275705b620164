import type { Order } from '@forecourt/shared-contracts/commerce';
import type { Fulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRow } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { auditTrail } from '../audit/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { profileOf, removeProfile } from '../profile/index.ts';
import { errorCode, type TestAnswer, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { appointmentsOf } from './appointment-rows.ts';
import { fulfillmentAppointments } from './fulfillment.tables.ts';
import { seedAppointment } from '@forecourt/sample-data/orders/seed-appointment.ts';

type Slots = EndpointResponse<typeof listSlots>;

const dayMs = 24 * 60 * 60 * 1000;
const address = { line1: '12 Garden Street', line2: '', city: 'Detroit', state: 'MI', zip: '48226' };
const delivery = { type: 'DELIVERY', address };
const pickup = { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' };

describe.each(testEngines)('scheduling on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  let orderNumber: string;
  let stocked = 1;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const fresh = async (key: string) =>
    (await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body: { key } })).body
      .orderNumber;

  beforeEach(async () => {
    backend = testBackend(database.db);
    backend.stock(80, stocked);
    stocked += 80;
    await tenantStore(database.db, 'northstar').remove(fulfillmentAppointments, undefined);
    client = backend.client({ sub: 'demo-northstar' });
    orderNumber = await fresh('contract-signed');
  });

  const base = (number = orderNumber) => `/api/fulfillment/orders/${number}`;
  const read = async (number?: string) => (await client.get<Fulfillment>(base(number))).body;
  const days = async (type = 'DELIVERY', number?: string) =>
    (await client.get<Slots>(`${base(number)}/slots?type=${type}`)).body.days;
  const freeStarts = async (type?: string, number?: string) =>
    (await days(type, number)).flatMap(({ slots }) => slots.map(({ startAt }) => startAt));
  const quote = (request: object) =>
    client.send<{ feeCents: number }>('POST', `${base()}/quote`, { body: request });
  const book = (body: object, number = orderNumber, key: string = crypto.randomUUID()) =>
    client.send<Fulfillment>('POST', `${base(number)}/appointment`, {
      body: { request: delivery, expectedFeeCents: 0, replaces: null, ...body },
      headers: { 'idempotency-key': key, 'x-forwarded-host': 'cars.example', 'x-forwarded-proto': 'https' },
    });
  const cancel = (appointmentId: string) =>
    client.send<Fulfillment>('POST', `${base()}/appointment/cancel`, { body: { appointmentId } });
  const orderNow = async () =>
    (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data;
  const mails = async () =>
    (await client.get<{ messages: { subject: string; body: string }[] }>('/_sandbox/outbox.json')).body
      .messages;
  const first = async (type?: string, number?: string) => (await freeStarts(type, number))[0] ?? '';
  const last = async () => (await freeStarts()).at(-1) ?? '';

  it('starts with nothing chosen, the available options, and days with reasons', async () => {
    expect(await read()).toMatchObject({
      status: 'Draft',
      orderKind: 'REGULAR',
      isDeliveryOffered: true,
      includedMiles: 50,
      maxMiles: 400,
      appointment: null,
      canChange: true,
      pickupPlaces: [{ location: 'DEALERSHIP_LOCATION', feeCents: 0, place: { city: 'Dearborn' } }],
    });
    const found = await days();
    expect(found[0]).toMatchObject({ dateOn: '2026-06-15', reason: 'too-soon' });
    expect(found.find(({ dateOn }) => dateOn === '2026-06-21')?.reason).toBe('closed');
    expect(found.at(-1)?.dateOn).toBe('2026-07-15');
  });

  it('books a delivery: the order, the mail, and the signed price', async () => {
    const before = (await orderNow()).price;
    const startAt = await first();
    const { body } = await book({ startAt, instructions: ' Gate code 1234 ' });
    expect(body).toMatchObject({
      status: 'Requested',
      appointment: { type: 'DELIVERY', startAt, feeCents: 0, instructions: 'Gate code 1234', place: address },
    });
    const order = await orderNow();
    expect(order.delivery).toEqual({ type: 'DELIVERY', appointmentTime: startAt, feeCents: 0 });
    expect(order.price).toEqual(before);
    const [mail] = await mails();
    expect(mail?.subject).toContain('your delivery is on');
    expect(mail?.body).toContain('(ET)');
    expect(mail?.body).toContain(`https://cars.example/fulfillment/${orderNumber}`);
  });

  it('keeps the address of a delivery for a buyer whose profile never had one, in place of no other', async () => {
    const store = tenantStore(database.db, 'northstar');
    const owner = 'demo-northstar';
    await removeProfile(store, owner);
    const [one = '', two = ''] = await freeStarts();
    const { body } = await book({ startAt: one });
    const stored = { address: { ...address, county: 'Wayne' }, version: 1 };
    expect(await profileOf(store, owner)).toEqual(stored);
    const moved = { ...delivery, address: { ...address, line1: '5 Other Street' } };
    await book({ startAt: two, request: moved, replaces: body.appointment?.id });
    expect((await read()).appointment?.place?.line1).toBe('5 Other Street');
    expect(await profileOf(store, owner)).toEqual(stored);
    await removeProfile(store, owner);
  });

  it('keeps no address of a pickup', async () => {
    const store = tenantStore(database.db, 'northstar');
    await removeProfile(store, 'demo-northstar');
    await book({ request: pickup, startAt: await first('PICKUP') });
    expect((await profileOf(store, 'demo-northstar')).address).toBeNull();
  });

  it('books once for the same key; refuses another slot under it', async () => {
    const [one = '', two = ''] = await freeStarts();
    const key = crypto.randomUUID();
    const answers = [
      await book({ startAt: one }, orderNumber, key),
      await book({ startAt: one }, orderNumber, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.appointment?.id).toBe(answers[1]?.body.appointment?.id);
    expect((await book({ startAt: two }, orderNumber, key)).status).toBe(422);
    expect(await appointmentsOf(tenantStore(database.db, 'northstar'), orderNumber)).toHaveLength(1);
  });

  it('F46: a double click with two keys gives one appointment', async () => {
    const startAt = await first();
    const answers = await Promise.all([book({ startAt }), book({ startAt })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('two buyers, one place left: one gets it, the other is refused and keeps their data', async () => {
    const startAt = await first();
    await book({ startAt });
    const others = [await fresh('contract-signed'), await fresh('contract-signed')];
    const answers = await Promise.all(others.map((number) => book({ startAt }, number)));
    const codes = answers.map((answer) => (answer.status === 200 ? 'booked' : errorCode(answer)));
    expect(codes.sort()).toEqual(['booked', 'error.fulfillment.slotTaken']);
    const loser = others[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect(await freeStarts('DELIVERY', loser)).not.toContain(startAt);
    expect((await read(loser)).appointment).toBeNull();
    expect(await freeStarts()).toContain(startAt);
  });

  it('moves the appointment, frees the old slot and keeps its history', async () => {
    const startAt = await first();
    const booked = (await book({ startAt })).body.appointment;
    const moved = await book({ startAt: await first('PICKUP'), request: pickup, replaces: booked?.id });
    expect(moved.body.appointment).toMatchObject({ type: 'PICKUP', location: 'DEALERSHIP_LOCATION' });
    const rows = await appointmentsOf(tenantStore(database.db, 'northstar'), orderNumber);
    expect(rows.map(({ endedBecause }) => endedBecause).sort()).toEqual(['RESCHEDULED', null].sort());
    expect((await mails())[0]?.subject).toContain('your pickup is moved to');
  });

  it('F21: does not blindly move an appointment that another tab has moved', async () => {
    const [one = '', two = ''] = await freeStarts();
    await book({ startAt: one });
    expect(errorCode(await book({ startAt: two }))).toBe('error.fulfillment.changedMeanwhile');
    expect((await read()).appointment?.startAt).toBe(one);
  });

  it('cancels it, and the order can be scheduled again', async () => {
    const id = (await book({ startAt: await first() })).body.appointment?.id ?? '';
    const { body } = await cancel(id);
    expect(body).toMatchObject({ status: 'Cancelled', appointment: null, canChange: true });
    expect((await orderNow()).delivery?.appointmentTime).toBeNull();
    expect(errorCode(await cancel(id))).toBe('error.fulfillment.changedMeanwhile');
    expect((await book({ startAt: await first() })).status).toBe(200);
  });

  it('cannot be changed within the cut-off; can be once missed', async () => {
    const startAt = await first();
    const id = (await book({ startAt })).body.appointment?.id ?? '';
    backend.clock.advance(Date.parse(startAt) - backend.clock.now().getTime() - dayMs);
    expect((await read()).canChange).toBe(false);
    expect(errorCode(await cancel(id))).toBe('error.fulfillment.tooLate');
    expect(errorCode(await book({ startAt: await last(), replaces: id }))).toBe('error.fulfillment.tooLate');
    backend.clock.advance(dayMs);
    expect((await read()).status).toBe('In progress');
    backend.clock.advance(dayMs / 8);
    expect(await read()).toMatchObject({ status: 'Unconfirmed', canChange: true });
  });

  describe('addresses and fees (TRACK-93, TRACK-94, TRACK-95)', () => {
    it.each([
      ['next door', { zip: '48226' }, 0],
      ['a city of a neighbouring ZIP', { city: 'Dearborn' }, 0],
      ['in another state, within 50 miles', { city: 'Toledo', state: 'OH', zip: '43604' }, 0],
      ['in the second band', { city: 'Lansing', zip: '48933' }, 14_900],
      ['in the third band', { city: 'Traverse City', zip: '49684' }, 44_900],
    ])('%s', async (_what, change, feeCents) => {
      const answer = await quote({ type: 'DELIVERY', address: { ...address, ...change } });
      expect(answer.body.feeCents).toBe(feeCents);
    });

    it.each([
      ['a delivery-fee line', { lines: [{ code: 'delivery-fee', amountCents: 14_900 }] }],
      ['the amount due at signing of a lease', { lease: { deliveryFeeCents: 14_900 } }],
    ])('does not charge again what is in the signed price as %s', async (_what, change) => {
      const store = tenantStore(database.db, 'northstar');
      const price = { ...(await orderNow()).price, ...change } as OrderRow['price'];
      await store.update(orders, { price }, eq(orders.orderNumber, orderNumber));
      const far = { city: 'Lansing', zip: '48933' };
      const answer = await quote({ type: 'DELIVERY', address: { ...address, ...far } });
      expect(answer.body.feeCents).toBe(0);
    });

    it.each([
      ['state and ZIP of two places', { state: 'OH' }, 'zipStateMismatch'],
      ['a city far from its ZIP', { city: 'Traverse City' }, 'invalidAddress'],
      ['a likely PO Box ZIP', { zip: '48231' }, 'poBoxZip'],
      ['an unlocatable ZIP', { zip: '00000' }, 'geocode'],
      ['a ZIP of the armed forces', { city: 'APO AA', zip: '09001' }, 'zipNotSupported'],
      ['a territory', { city: 'Adjuntas', state: 'PR', zip: '00601' }, 'zipNotSupported'],
      ['a state that is not served', { city: 'New York', state: 'NY', zip: '10001' }, 'unavailable'],
      ['a fee that the dealer names', { city: 'Marquette', zip: '49855' }, 'deliveryFeeUnknown'],
      ['out of range', { city: 'Superior', state: 'WI', zip: '54880' }, 'outOfRange'],
    ])('%s: %s', async (_what, change, code) => {
      const request = { type: 'DELIVERY', address: { ...address, ...change } };
      expect(errorCode(await quote(request))).toBe(`error.fulfillment.${code}`);
      const startAt = await first();
      expect(errorCode(await book({ request, startAt }))).toBe(`error.fulfillment.${code}`);
    });

    it('a PO Box ZIP passes if the buyer confirms that it is a street', async () => {
      const request = { type: 'DELIVERY', address: { ...address, zip: '48231' }, isStreetConfirmed: true };
      expect((await quote(request)).status).toBe(200);
    });

    it('T50: refuses a fee sent in the request', async () => {
      const request = { type: 'DELIVERY', address: { ...address, city: 'Lansing', zip: '48933' } };
      const startAt = await first();
      expect(errorCode(await book({ request, startAt }))).toBe('error.fulfillment.feeChanged');
      expect((await book({ request, startAt, expectedFeeCents: 14_900 })).body.appointment?.feeCents).toBe(
        14_900,
      );
      // Its price shows that the fee is paid apart.
      expect((await orderNow()).delivery).toMatchObject({ type: 'DELIVERY', feeCents: 14_900 });
    });
  });

  describe('refused by the server', () => {
    it.each([
      ['a time between two slots', (startAt: string) => startAt.replace(':00:00', ':07:00')],
      ['yesterday', () => '2026-06-14T13:00:00.000Z'],
      ['a Sunday', () => '2026-06-21T13:00:00.000Z'],
      ['midnight', () => '2026-06-19T04:00:00.000Z'],
      ['an instant that no clock reads', () => '2026-06-18T13:00:00+05'],
      ['a year ahead', () => '2027-06-18T13:00:00.000Z'],
    ])('%s as a slot', async (_what, startAt) => {
      expect(errorCode(await book({ startAt: startAt(await first()) }))).toBe('error.fulfillment.slotTaken');
    });

    it.each([
      ['no text', { request: { type: 'DELIVERY', address: { ...address, line1: '' } } }],
      ['a PO box', { request: { type: 'DELIVERY', address: { ...address, line1: 'PO Box 9' } } }],
      ['instructions of 251 characters', { instructions: 'x'.repeat(251) }],
      ['a negative fee', { expectedFeeCents: -1 }],
      ['no such place', { request: { type: 'PICKUP', location: 'MOON' } }],
      ['no instant', { startAt: 'soon' }],
    ])('%s', async (_what, body) => {
      expect((await book({ startAt: await first(), ...body })).status).toBe(400);
    });

    it('T53: ignores status, owner and tenant in the request', async () => {
      const extra = {
        status: 'Completed',
        tenantId: 'ember',
        ownerSub: 'x',
        id: 'mine',
        endAt: '2030-01-01',
      };
      const { body } = await book({ startAt: await first(), ...extra });
      expect(body.status).toBe('Requested');
      expect(body.appointment?.id).not.toBe('mine');
    });

    it('T51: scheduling before the contract is signed', async () => {
      const early = await fresh('documents-partly');
      const startAt = await first();
      expect(errorCode(await book({ startAt }, early))).toBe('error.step.notReady');
    });

    it('T35: another account’s order, in every call', async () => {
      const startAt = await first();
      const stranger = backend.client({ sub: 'stranger' });
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = { request: delivery, startAt, expectedFeeCents: 0, replaces: null };
      const answers: TestAnswer[] = [
        await stranger.get(base()),
        await stranger.get(`${base()}/slots?type=DELIVERY`),
        await stranger.send('POST', `${base()}/quote`, { body: delivery }),
        await stranger.send('POST', `${base()}/appointment`, { body, headers }),
        await stranger.send('POST', `${base()}/appointment/cancel`, { body: { appointmentId: 'x' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await backend.client().get(base())).status).toBe(401);
    });

    it('an order that has been delivered', async () => {
      await tenantStore(database.db, 'northstar').update(
        orders,
        { status: 'DELIVERED' },
        eq(orders.orderNumber, orderNumber),
      );
      expect(errorCode(await book({ startAt: await first() }))).toBe('error.fulfillment.closed');
      expect(await read()).toMatchObject({ status: 'Completed', canChange: false });
    });
  });

  it('a dealer’s system reports that the hand-over did not take place: Failed, until another time is booked (TRACK-90)', async () => {
    const store = tenantStore(database.db, 'northstar');
    const report = (number = orderNumber) =>
      backend.client().send('PUT', `/_sandbox/hand-overs/${number}`, { body: { status: 'Failed' } });
    expect((await report()).status).toBe(409);
    const [startAt = '', another = ''] = await freeStarts();
    const booked = (await book({ startAt })).body.appointment;
    expect((await report()).status).toBe(204);
    expect((await report()).status).toBe(204);
    expect((await report('FC-0000-0000-0000')).status).toBe(409);
    expect(await read()).toMatchObject({ status: 'Failed', appointment: { startAt }, canChange: true });
    expect((await orderNow()).isHandOverMissed).toBe(true);
    const trail = (await auditTrail(store, orderNumber)).filter(({ details }) =>
      details.includes('HandOverFailed'),
    );
    expect(trail.map(({ role, toState }) => [role, toState])).toEqual([['dealer', 'SOLD']]);
    const { body } = await book({ startAt: another, replaces: booked?.id });
    expect(body).toMatchObject({ status: 'Requested', appointment: { startAt: another } });
    expect((await orderNow()).isHandOverMissed).toBe(false);
    await store.update(orders, { status: 'DELIVERED' }, eq(orders.orderNumber, orderNumber));
    expect((await report()).status).toBe(409);
  });

  it('the buyer has the car: recorded once, sent to the dealer, until another time is booked', async () => {
    const store = tenantStore(database.db, 'northstar');
    const received = (appointmentId = '', by = client) =>
      by.send<Fulfillment>('POST', `${base()}/received`, { body: { appointmentId } });
    const booked = (await book({ startAt: await first() })).body.appointment!;
    expect(errorCode(await received(booked.id))).toBe('error.fulfillment.changedMeanwhile');
    backend.clock.advance(Date.parse(booked.endAt) - backend.clock.now().getTime() + 1);
    expect(await read()).toMatchObject({ status: 'Unconfirmed', canChange: true });
    expect((await orderNow()).isHandOverMissed).toBe(true);
    expect(errorCode(await received('another'))).toBe('error.fulfillment.changedMeanwhile');
    expect((await received(booked.id, backend.client({ sub: 'stranger' }))).status).toBe(404);
    const answers = [await received(booked.id), await received(booked.id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toMatchObject({ status: 'Unconfirmed', isReceived: true });
    expect(await read()).toMatchObject({ isReceived: true });
    expect((await orderNow()).isHandOverMissed).toBe(false);
    const trail = (await auditTrail(store, orderNumber)).filter(({ details }) =>
      details.includes('VehicleReceived'),
    );
    expect(trail.map(({ role, toState }) => [role, toState])).toEqual([['buyer', 'SOLD']]);
    const sent = (await mails()).filter(({ body }) => body.includes('they have this car'));
    expect(sent.map(({ body }) => body.includes(orderNumber))).toEqual([true]);
    const report = { body: { status: 'Failed' } };
    await backend.client().send('PUT', `/_sandbox/hand-overs/${orderNumber}`, report);
    expect((await read()).isReceived).toBeUndefined();
    expect(errorCode(await received(booked.id))).toBe('error.fulfillment.changedMeanwhile');
    const { body } = await book({ startAt: await first(), replaces: booked.id });
    expect(body).toMatchObject({ status: 'Requested' });
    backend.clock.advance(Date.parse(body.appointment!.endAt) - backend.clock.now().getTime() + 1);
    expect(await read()).toMatchObject({ status: 'Unconfirmed' });
    expect((await read()).isReceived).toBeUndefined();
  });

  it('a sample order gets a window within business hours', async () => {
    const tenant = testTenants.byId('northstar')!;
    const store = tenantStore(database.db, 'northstar');
    const sample = { type: 'PICKUP', inDays: 3 } as const;
    const now = backend.clock.now();
    await seedAppointment(store, {
      tenant,
      orderNumber,
      sample,
      now,
      random: { ...crypto, uuid: () => 'a-1' } as never,
    });
    expect(await read()).toMatchObject({
      status: 'Requested',
      appointment: { id: 'a-1', startAt: '2026-06-18T13:00:00.000Z', location: 'DEALERSHIP_LOCATION' },
    });
  });
});
