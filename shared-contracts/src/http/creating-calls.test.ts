import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';

/**
 * Every POST without an `Idempotency-Key`, and why repeating it is harmless. POSTs that create something are not listed; PUT and DELETE
 * name their target, so that a second one changes nothing.
 */
const repeatable: Readonly<Record<string, string>> = {
  'identity.checkEmail': 'a question',
  'identity.passcodeUsername': 'a question',
  'identity.chooseRegion': 'a question',
  'account.merge': 'empties the visit, so that a second one finds nothing',
  'idVerification.cancel': 'ends the try that runs',
  'prequalification.verifyPasscode': 'a code works once, and tries are counted as they come',
  'prequalification.answerQuestions': 'tries are counted as they come',
  'prequalification.skip': 'sets a mark',
  'insurance.giveConsent': 'one consent per order: the second answers with the first',
  'insurance.reportPolicyError': 'sets the state of the one policy of an order',
  'fulfillment.quote': 'a question',
  'fulfillment.cancel': 'ends the current appointment',
  'fulfillment.received': 'sets a mark',
  'signing.withdrawConsent': 'ends the current consent',
  'payments.cancel': 'ends the payment that it names',
  'creditApplication.preview': 'a question',
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'auth' in value;

async function allEndpoints(): Promise<Endpoint[]> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const found = new Map<string, Endpoint>();
  for (const file of files.filter((name) => /(endpoints?|account-summary|estimate)\.ts$/.test(name))) {
    const module = (await import(join(root, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (isEndpoint(value)) found.set(value.id, value);
  }
  return [...found.values()];
}

it('every call that creates carries an idempotency key', async () => {
  const posts = (await allEndpoints()).filter(({ method }) => method === 'POST');
  expect(posts.length).toBeGreaterThan(30);
  const without = posts.filter(({ idempotent }) => idempotent !== true).map(({ id }) => id);
  expect(without.sort()).toEqual(Object.keys(repeatable).sort());
});
