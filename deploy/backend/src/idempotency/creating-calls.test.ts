import * as commerce from '@forecourt/shared-contracts/commerce';
import * as signing from '@forecourt/shared-contracts/signing';
import * as creditApplication from '@forecourt/shared-contracts/credit-application';
import * as fulfillment from '@forecourt/shared-contracts/fulfillment';
import { headerNames, type Endpoint, type ErrorBody } from '@forecourt/shared-contracts/http';
import * as idVerification from '@forecourt/shared-contracts/id-verification';
import * as insurance from '@forecourt/shared-contracts/insurance';
import * as leads from '@forecourt/shared-contracts/leads';
import * as payments from '@forecourt/shared-contracts/payments';
import * as prequalification from '@forecourt/shared-contracts/prequalification';
import * as tradeIn from '@forecourt/shared-contracts/trade-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { idempotentResponses } from './idempotency.tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const domains = [
  commerce,
  signing,
  creditApplication,
  fulfillment,
  idVerification,
  insurance,
  leads,
  payments,
  prequalification,
  tradeIn,
];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;
const creating = domains
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter(isEndpoint)
  .filter(({ idempotent }) => idempotent);

it.each(creating.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses to run without an idempotency key, regardless of the input',
  async (_id, { method, path }) => {
    const client = testBackend(database.db).client({ sub: 'ann', sessionId: 'visit-of-ann' });
    const answer = await client.send<ErrorBody>(method, path.replaceAll(/:\w+/g, 'x'), { body: {} });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toEqual({ [headerNames.idempotencyKey]: 'validation.required' });
    expect(await database.db.select().from(idempotentResponses)).toEqual([]);
  },
);

it('such calls exist in each domain', () => {
  expect(creating.length).toBeGreaterThanOrEqual(20);
});
