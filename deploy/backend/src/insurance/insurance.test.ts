import type { InsuranceProgress } from '@forecourt/shared-contracts/insurance';
import { insuranceStatus } from '@forecourt/shared-contracts/progress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { slowVerificationMs } from '@forecourt/stand-ins/policy-verifier/sample-policy-verifier.ts';

const goodPolicy = { carrier: 'Prairie Mutual', effectiveOn: '2026-01-01', expiresOn: '2026-12-31' };

let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** Signs the demo buyer in and takes one of their orders; tests that verify one use different tenants. */
async function begin(tenantId: string, key = 'insurance-ready') {
  backend = testBackend(database.db);
  backend.stock(200);
  await backend.seed(tenantId);
  orderNumber = demoOrderNumber(tenantId, key);
  client = backend.client({ sub: `demo-${tenantId}`, tenantId });
}
const path = '/public/insurance-verification';
const progress = async () => (await client.get<InsuranceProgress>(`${path}/progress/${orderNumber}`)).body;
const consent = () =>
  client.send<InsuranceProgress>('POST', `${path}/consent`, {
    body: { orderNumber, termsVersion: 1, consentLanguage: 'en' },
  });
const submit = (policyNumber: string, change: object = {}) =>
  client.send<InsuranceProgress>('POST', `${path}/policy`, {
    body: { ...goodPolicy, orderNumber, policyNumber, ...change },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const report = (reason: string) =>
  client.send<InsuranceProgress>('POST', `${path}/policy/error`, { body: { orderNumber, reason } });

describe('insurance of an order', () => {
  it('goes from nothing through consent to a verified policy, and stores only the last characters of its number', async () => {
    await begin('northstar');
    expect(await progress()).toMatchObject({
      status: 'NOT_INITIATED',
      policyStatus: null,
      hasConsent: false,
    });
    expect(errorCode(await submit('PM-123456'))).toBe('error.insurance.consentMissing');
    expect((await consent()).body).toMatchObject({ status: 'NOT_INITIATED', hasConsent: true });
    expect((await consent()).status).toBe(200);
    const verified = { status: 'COMPLETED', policyStatus: 'ACTIVE', hasConsent: true };
    const shown = { ...verified, carrier: 'Prairie Mutual', policyNumberLast4: '3456' };
    expect((await submit('PM-123456')).body).toEqual(shown);
    expect(await progress()).toEqual(shown);
    expect(errorCode(await submit('PM-123456'))).toBe('error.insurance.alreadyVerified');
    expect((await report('timed-out')).body).toEqual(shown);
    const { rows } = (await database.db.execute(
      `select to_jsonb(i)::text as row from insurance_verifications i`,
    )) as unknown as { rows: { row: string }[] };
    expect(rows.map(({ row }) => row).join()).not.toContain('PM-123456');
  });

  it.each([
    ['LAPSED-1', 'LAPSED', 'NEEDS_ATTENTION'],
    ['UNKNOWN-1', 'NOT_FOUND', 'NEEDS_ATTENTION'],
    ['SLOW-1', null, 'IN_PROGRESS'],
    ['PENDING-1', 'PENDING_ACTIVATION', 'COMPLETED'],
  ])('sample policy %s has the status %s and the step %s', async (policyNumber, policyStatus, step) => {
    await begin('harbor');
    await consent();
    const { body } = await submit(policyNumber);
    expect(body.policyStatus).toBe(policyStatus);
    expect(insuranceStatus({ insurance: body })).toBe(step);
  });

  it('settles a slow lookup when it is due', async () => {
    await begin('ember');
    await consent();
    expect((await submit('SLOW-77')).body.status).toBe('IN_PROGRESS');
    backend.clock.advance(slowVerificationMs - 1);
    expect(await progress()).toMatchObject({ status: 'IN_PROGRESS', policyStatus: null });
    backend.clock.advance(1);
    expect(await progress()).toMatchObject({ status: 'COMPLETED', policyStatus: 'ACTIVE' });
  });
});

describe('reported errors and bad input from the buyer', () => {
  const failed = 'needs-attention';

  it('needs attention after a failed lookup, and then accepts another policy', async () => {
    await begin('ember', failed);
    expect((await report('not-found')).body).toMatchObject({ status: 'FAILED', policyStatus: 'NOT_FOUND' });
    expect((await report('cancelled')).body).toMatchObject({ policyStatus: 'NOT_FOUND' });
    expect((await report('service-unavailable')).body).toMatchObject({ policyStatus: 'ERROR' });
  });

  it.each([
    ['a policy that has ended', { expiresOn: '2026-06-14' }, 422, 'error.insurance.policyExpired'],
    ['an end before the beginning', { expiresOn: '2025-12-31' }, 400, 'error.validation.request'],
    ['no such day', { expiresOn: '2026-02-30x' }, 400, 'error.validation.request'],
    ['a number with signs in it', { policyNumber: 'AB$$12' }, 400, 'error.validation.request'],
    ['an order that is not theirs', { orderNumber: 'FC-0000-0000-0000' }, 404, 'error.notFound'],
  ])('refuses %s', async (...[, change, status, code]) => {
    await begin('ember', failed);
    const answer = await submit('AB-1234', change);
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('counts days in the dealer’s time zone; a policy is still valid on its last day', async () => {
    await begin('ember', failed);
    // 05:00 UTC on the 16th is still the evening of the 15th at the dealer.
    backend.clock.advance(17 * 60 * 60 * 1000);
    expect((await submit('AB-1234', { expiresOn: '2026-06-15' })).body).toMatchObject({
      policyStatus: 'ACTIVE',
    });
  });

  it('refuses consent to other terms', async () => {
    await begin('ember', failed);
    const answer = await client.send('POST', `${path}/consent`, {
      body: { orderNumber, termsVersion: 2, consentLanguage: 'en' },
    });
    expect(answer.status).toBe(400);
  });
});

it('of a canceled order is shown, but nothing of it is changed', async () => {
  await begin('northstar', 'canceled');
  const before = await progress();
  for (const answer of [await consent(), await submit('PM-123456'), await report('timed-out')]) {
    expect([answer.status, errorCode(answer)]).toEqual([409, 'error.conflict']);
  }
  expect(await progress()).toEqual(before);
});
