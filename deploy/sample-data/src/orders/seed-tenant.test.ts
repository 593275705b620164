import {
  decisionPhase,
  type LenderDecision,
  type Order,
  type OrderHistoryEntry,
} from '@forecourt/shared-contracts/commerce';
import { getFulfillment, type Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import type { SigningReadiness, SigningStatus } from '@forecourt/shared-contracts/signing';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { InsuranceProgress } from '@forecourt/shared-contracts/insurance';
import {
  documentsStatus,
  idVerificationStatus,
  insuranceStatus,
  paymentStatus,
  fulfillmentStatus,
  signingStatus,
} from '@forecourt/shared-contracts/progress';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@forecourt/backend/db/index.ts';
import { openEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import { errorCode } from '@forecourt/backend/testing/client.ts';
import { type TestBackend, testBackend } from '@forecourt/backend/testing/test-backend.ts';
import { testVin } from '@forecourt/backend/testing/test-catalog.ts';
import { testTenants } from '@forecourt/backend/testing/test-tenants.ts';
import { demoOrderNumber } from './demo-order-number.ts';
import { demoOrders } from './demo-orders.ts';

let database: Database;
let backend: TestBackend;
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(900);
  for (let number = 0; number < 900; number += 5) backend.catalog.put(testVin(number), { condition: 'New' });
  for (const { id } of testTenants.all()) await backend.seed(id);
});
afterAll(() => database.close());

async function orderOf(tenantId: string, key: string): Promise<Order> {
  const path = `/public/commerce/orders/${demoOrderNumber(tenantId, key)}`;
  const client = backend.client({ tenantId, sub: `demo-${tenantId}` });
  return (await client.get<{ data: Order }>(path)).body.data;
}

/** Everything that the tracker reads of an order, through the API. */
async function snapshot(tenantId: string, key: string) {
  const orderNumber = demoOrderNumber(tenantId, key);
  const client = backend.client({ tenantId, sub: `demo-${tenantId}` });
  const read = async <T>(path: string) => (await client.get<T>(path)).body;
  const { data } = await read<{ data: Order }>(`/public/commerce/orders/${orderNumber}`);
  const { history } = await read<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`);
  const { documents } = await read<{ documents: DealDocument[] }>(
    `/api/documents/deals/${data.deal.dealRefId}/documents`,
  );
  return {
    order: {
      dealType: data.deal.type,
      dealStatus: data.deal.status,
      isOfframp: history.some(({ values }) => values.orderStatus === 'OFFRAMP'),
      paymentStatus: data.paymentInfo?.status,
      appointmentTime: data.delivery?.appointmentTime ?? undefined,
      idVerificationStatus: data.idVerification?.status,
    },
    insurance: await read<InsuranceProgress>(`/public/insurance-verification/progress/${orderNumber}`),
    idVerification: await read<IdVerification>(
      `/api/id-verification/doc-verification/consumer?orderId=${orderNumber}`,
    ),
    documents,
    readiness: await read<SigningReadiness>(`/api/contracting/signing/${orderNumber}/readiness`),
    signing: await read<SigningStatus>(`/api/contracting/signing/${orderNumber}/status`),
    local: { isCashPaid: false, isContractStarted: false },
  };
}

describe('sample orders', () => {
  it.each([
    ['contract-awaiting', 'PendingSale'],
    ['contract-signed', 'Sold'],
    ['delivered', 'Sold'],
    ['canceled', 'Available'],
  ])('%s leaves its vehicle %s', async (key, availability) => {
    const { vehicle } = await orderOf('northstar', key);
    expect(backend.catalog.availabilityOf(vehicle.vin)).toBe(availability);
  });

  it.each([
    ['application-received', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['lender-approved', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['lender-declined', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['lender-countered', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['insurance-ready', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['insurance-checking', ['IN_PROGRESS', 'IN_PROGRESS', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    [
      'insurance-not-found',
      ['NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY'],
    ],
    ['insurance-pending', ['COMPLETED', 'COMPLETED', 'NEEDS_ATTENTION', 'READY', 'NOT_READY', 'NOT_READY']],
    ['insurance-done', ['COMPLETED', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['documents-partly', ['COMPLETED', 'COMPLETED', 'IN_PROGRESS', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    [
      'needs-attention',
      ['NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NOT_READY', 'NOT_READY'],
    ],
    ['cash-ready', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['cash', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'NOT_READY', 'NOT_READY']],
    ['contract-begun', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'NOT_READY', 'NOT_READY']],
    ['lease-ready', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['offramp-ready', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['lease', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'NOT_READY', 'NOT_READY']],
    ['contract-signed', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'READY']],
    ['payment-pending', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'IN_PROGRESS', 'READY']],
    ['payment-hold', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'IN_PROGRESS', 'READY']],
    ['payment-failed', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'NEEDS_ATTENTION', 'READY']],
    ['paid', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY']],
    ['cash-signed', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'READY']],
    ['cash-paid', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY']],
    ['offramp', ['COMPLETED', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['delivered', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']],
    ['illinois', ['COMPLETED', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
    ['delivery-coming', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']],
    ['pickup-coming', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']],
    ['hand-over-canceled', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY']],
    ['picked-up', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']],
  ])('%s is at %j in every tenant', async (key, statuses) => {
    for (const { id } of testTenants.all()) {
      const seen = await snapshot(id, key);
      const rules = [
        insuranceStatus,
        idVerificationStatus,
        documentsStatus,
        signingStatus,
        paymentStatus,
        fulfillmentStatus,
      ];
      expect(rules.map((rule) => rule(seen))).toEqual(statuses);
      expect(seen.order.isOfframp).toBe(key.startsWith('offramp'));
    }
  });

  it.each([
    ['draft', 'DRAFT', 'accepted'],
    ['creation-failed', 'ORDER_INITIATION_FAILED', 'accepted'],
    ['lender-timed-out', 'SUBMITTED', 'timed-out'],
    ['lender-countered', 'SUBMITTED', 'countered'],
    ['loan-declined', 'CANCELED', 'declined'],
    ['canceled', 'CANCELED', 'canceled'],
  ] as const)('%s is %s, its decision %s', async (key, status, phase) => {
    for (const { id } of testTenants.all()) {
      const { deal, orderStatus } = await orderOf(id, key);
      expect(orderStatus).toBe(status);
      expect(decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus })).toBe(phase);
    }
  });

  it.each([
    ['paid', 'Draft', null],
    ['delivery-coming', 'Requested', 'DELIVERY'],
    ['pickup-coming', 'Requested', 'PICKUP'],
    ['hand-over-unconfirmed', 'Unconfirmed', 'DELIVERY'],
    ['hand-over-canceled', 'Cancelled', null],
    ['delivered', 'Completed', 'DELIVERY'],
    ['picked-up', 'Completed', 'PICKUP'],
  ])('the hand-over of %s is %s (TRACK-90)', async (key, status, type) => {
    for (const { id } of testTenants.all()) {
      const client = backend.client({ tenantId: id, sub: `demo-${id}` });
      const path = getFulfillment.path.replace(':orderNumber', demoOrderNumber(id, key));
      const { body } = await client.get<Fulfillment>(path);
      expect([body.status, body.appointment?.type ?? null]).toEqual([status, type]);
    }
  });

  it('the hand-over of one made on request is in progress', async () => {
    const client = backend.client({ tenantId: 'ember', sub: 'demo-ember' });
    const made = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
      body: { key: 'hand-over-now' },
    });
    const path = getFulfillment.path.replace(':orderNumber', made.body.orderNumber);
    expect((await client.get<Fulfillment>(path)).body.status).toBe('In progress');
  });

  it('of Illinois have no ID capture', async () => {
    const { idVerification } = await snapshot('northstar', 'illinois');
    expect(idVerification.isCaptureAllowed).toBe(false);
  });

  it.each(['lease', 'lease-ready'])('%s has the terms of a lease, and its lines add up', async (key) => {
    for (const { id } of testTenants.all()) {
      const { price } = await orderOf(id, key);
      expect(price.errors ?? []).toEqual([]);
      const lease = price.lease!;
      expect(price.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(price.totalCents);
      expect(price.dueTodayCents + price.balanceCents).toBe(lease.dueAtSigningCents);
      expect(lease.monthlyPaymentCents * lease.termMonths).toBe(lease.totalOfPaymentsCents);
    }
  });

  it('lender-countered has other terms than those applied for, in every tenant (BUY-63)', async () => {
    for (const { id } of testTenants.all()) {
      const { body } = await backend
        .client({ tenantId: id, sub: `demo-${id}` })
        .get<LenderDecision>(
          `/api/commerce/orders/${demoOrderNumber(id, 'lender-countered')}/lender-decision`,
        );
      expect(body).toMatchObject({
        dealStatus: 'LNSEL',
        reasons: ['income-insufficient'],
        respondedAt: null,
      });
      const { terms, askedTerms } = body;
      expect(terms?.downPaymentCents).toBe((askedTerms?.downPaymentCents ?? 0) + 100_000);
      expect(terms?.termMonths).toBe((askedTerms?.termMonths ?? 0) + 12);
    }
  });

  it('do not change when seeded again', async () => {
    const before = await snapshot('harbor', 'delivered');
    await backend.seed('harbor');
    expect(await snapshot('harbor', 'delivered')).toEqual(before);
    const { orders } = (
      await backend
        .client({ tenantId: 'harbor', sub: 'demo-harbor' })
        .get<{ orders: Order[] }>('/api/commerce/orders')
    ).body;
    const unlisted = ['draft', 'creation-failed', 'loan-declined', 'canceled'];
    expect(orders).toHaveLength(demoOrders.length - unlisted.length);
    expect(new Set(orders.map(({ vehicle }) => vehicle.vin)).size).toBe(orders.length);
  });

  it('have numbers that are the same at every seeding and differ between tenants', () => {
    expect(demoOrderNumber('northstar', 'cash')).toMatchInlineSnapshot(`"FC-DETD-Q1JA-14Z5"`);
    expect(demoOrderNumber('harbor', 'cash')).not.toBe(demoOrderNumber('northstar', 'cash'));
  });

  it('are created on request, to be modified freely', async () => {
    const client = backend.client({ tenantId: 'ember' });
    const ask = (key: string) =>
      client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body: { key } });
    const [one, other] = [await ask('documents-partly'), await ask('documents-partly')];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.orderNumber).not.toBe(other.body.orderNumber);
    expect((await ask('no-such-order')).status).toBe(400);
    const owner = backend.client({ tenantId: 'ember', sub: 'demo-ember' });
    const { data } = (await owner.get<{ data: Order }>(`/public/commerce/orders/${one.body.orderNumber}`))
      .body;
    expect(data.idVerification).toEqual({ status: 'COMPLETED' });
  });

  it('are all listed in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const numbers = testTenants
      .all()
      .flatMap(({ id }) => demoOrders.map(({ key }) => demoOrderNumber(id, key)));
    expect(numbers.filter((number) => !readme.includes(number))).toEqual([]);
  });
});

describe('data of a deal or an order is visible only to its owner (T36)', () => {
  const paths = async () => {
    const orderNumber = demoOrderNumber('ember', 'cash');
    const owner = backend.client({ tenantId: 'ember', sub: 'demo-ember' });
    const { data } = (await owner.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body;
    return [
      `/api/documents/deals/${data.deal.dealRefId}/documents`,
      `/api/contracting/signing/${orderNumber}/readiness`,
      `/api/contracting/signing/${orderNumber}/status`,
      `/api/id-verification/doc-verification/consumer?orderId=${orderNumber}`,
    ];
  };

  it.each([
    ['its owner', { tenantId: 'ember', sub: 'demo-ember' }, 200, ''],
    ['nobody', { tenantId: 'ember' }, 401, 'error.auth.missing'],
    ['another buyer', { tenantId: 'ember', sub: 'bob' }, 404, 'error.notFound'],
    ['the same name at another dealer', { tenantId: 'harbor', sub: 'demo-ember' }, 404, 'error.notFound'],
  ])('requested by %s', async (...[, visitor, status, code]) => {
    for (const path of await paths()) {
      const answer = await backend.client(visitor).get(path);
      expect([answer.status, status === 200 ? '' : errorCode(answer)]).toEqual([status, code]);
    }
  });
});
