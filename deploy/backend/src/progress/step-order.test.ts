import type { Order } from '@forecourt/shared-contracts/commerce';
import type { ContractState } from '@forecourt/shared-contracts/signing';
import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import type { listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { errorCode, type TestAnswer, type TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testToken } from '../testing/test-tokens.ts';
import { sampleFile } from '../testing/sample-file.ts';
import { until } from '../testing/until.ts';

let database: Database;
let backend: TestBackend;
let client: TestClient;

beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(900);
  client = backend.client({ sub: 'demo-northstar' });
});
afterAll(() => database.close());

const samples = {
  [driversLicenseKey]: 'drivers-license.jpg',
  [insuranceCardKey]: 'insurance-card.png',
  [w2Key]: 'w2.pdf',
};

async function freshOrder(): Promise<string> {
  const body = { key: 'insurance-ready' };
  return (await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body })).body
    .orderNumber;
}

function post<T>(path: string, body: object): Promise<TestAnswer<T>> {
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-host': 'cars.example' };
  return client.send<T>('POST', path, { body, headers });
}

function form(path: string, fields: Record<string, string>): Promise<TestAnswer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return backend.client().send('POST', path, { body: new URLSearchParams(fields).toString(), headers });
}

async function verifyInsurance(orderNumber: string): Promise<TestAnswer> {
  await post('/public/insurance-verification/consent', {
    orderNumber,
    termsVersion: 1,
    consentLanguage: 'en',
  });
  return post('/public/insurance-verification/policy', {
    orderNumber,
    carrier: 'Lakeside Mutual',
    policyNumber: 'LM-204-881-7742',
    effectiveOn: '2026-01-01',
    expiresOn: '2099-12-31',
  });
}

async function verifyIdentity(orderNumber: string): Promise<TestAnswer> {
  const started = await post('/api/id-verification/doc-verification', { orderNumber, method: 'on-device' });
  const path = `/api/id-verification/doc-verification/consumer?orderId=${orderNumber}`;
  const { providerUrl } = (await client.get<IdVerification>(path)).body;
  if (providerUrl) await form(providerUrl, { outcome: 'SUCCESSFUL' });
  return started;
}

async function uploadDocuments(orderNumber: string): Promise<TestAnswer> {
  const { data } = (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body;
  const answers: TestAnswer[] = [];
  for (const [key, name] of Object.entries(samples)) {
    const body = new FormData();
    const bytes = sampleFile(name);
    body.append('documents', new Blob([bytes]), name);
    const answer = await backend.app.request(`/api/documents/deals/${data.deal.dealRefId}/documents/${key}`, {
      method: 'PUT',
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-auth-token': testToken('northstar', 'demo-northstar'),
      },
      body,
    });
    answers.push({ status: answer.status, headers: answer.headers, body: await answer.json() });
  }
  return answers.find(({ status }) => status !== 200) ?? answers[0]!;
}

async function signContract(orderNumber: string): Promise<TestAnswer> {
  const base = `/api/contracting/signing/${orderNumber}`;
  const consent = await post<ContractState>(`${base}/consent`, { termsVersion: 1, consentLanguage: 'en' });
  if (consent.status !== 200) return consent;
  const { contract } = consent.body;
  const started = await post(`${base}/ceremony`, { envelopeId: contract?.envelopeId ?? '' });
  const { providerUrl } = (await client.get<ContractState>(`${base}/contract`)).body.contract ?? {};
  if (providerUrl) await form(providerUrl, { action: 'sign', fullName: 'Test Buyer', agreed: 'yes' });
  return started;
}

async function cardToken(): Promise<string> {
  const card = {
    email: 'dana@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12/2034',
    cvc: '123',
    name: 'Dana Demo',
    country: 'US',
    zip: '60601',
  };
  const answer = await backend.payments.sandbox.app.request('/v1/payment_methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'northstar', card }),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function pay(orderNumber: string): Promise<TestAnswer> {
  const path = `/api/payments/${orderNumber}`;
  const { plan } = (await client.get<PaymentState>(path)).body;
  const started = await post(path, {
    portion: 'due-now',
    method: 'card',
    expectedAmountCents: plan.dueNowCents,
    paymentMethodId: await cardToken(),
  });
  if (started.status === 200) {
    await until(async () => {
      backend.clock.advance(2000);
      const { payments } = (await client.get<PaymentState>(path)).body;
      expect(payments[0]?.phase).toBe('captured');
    });
  }
  return started;
}

async function fulfillment(orderNumber: string): Promise<TestAnswer> {
  const base = `/api/fulfillment/orders/${orderNumber}`;
  const { days } = (await client.get<EndpointResponse<typeof listSlots>>(`${base}/slots?type=PICKUP`)).body;
  return post(`${base}/appointment`, {
    request: { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' },
    startAt: days.flatMap(({ slots }) => slots)[0]?.startAt ?? '',
    expectedFeeCents: 0,
    replaces: null,
  });
}

const work: Readonly<Record<StepId, (orderNumber: string) => Promise<TestAnswer>>> = {
  insurance: verifyInsurance,
  'id-verification': verifyIdentity,
  documents: uploadDocuments,
  signing: signContract,
  payment: pay,
  fulfillment,
};

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : errorCode(answer));

/**
 * The steps that are open right after an order is placed (TRACK-35, TRACK-38, TRACK-44); finished documents
 * open signing (TRACK-68).
 */
const openAtOnce: readonly StepId[] = ['insurance', 'id-verification', 'documents'];
const pairs = stepIds.flatMap((first) =>
  stepIds.filter((id) => id !== first).map((then) => [first, then] as const),
);
const isOpen = (then: StepId, first?: StepId) =>
  openAtOnce.includes(then) || (then === 'signing' && first === 'documents');

describe('a step cannot be done out of order, regardless of the client’s calls (T51)', () => {
  it.each(pairs)('%s, then %s', async (first, then) => {
    const orderNumber = await freshOrder();
    expect(outcome(await work[first](orderNumber))).toBe(isOpen(first) ? 'done' : 'error.step.notReady');
    expect(outcome(await work[then](orderNumber))).toBe(isOpen(then, first) ? 'done' : 'error.step.notReady');
  });

  it('all six can be done in order', async () => {
    const orderNumber = await freshOrder();
    for (const id of stepIds) expect([id, outcome(await work[id](orderNumber))]).toEqual([id, 'done']);
  });

  it('an offramp order cannot be paid, though it is signed', async () => {
    const body = { key: 'offramp-ready' };
    const { orderNumber } = (
      await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body })
    ).body;
    for (const id of ['documents', 'signing'] as const)
      expect(outcome(await work[id](orderNumber))).toBe('done');
    expect(outcome(await pay(orderNumber))).toBe('error.step.notReady');
    expect(outcome(await fulfillment(orderNumber))).toBe('done');
  });
});
