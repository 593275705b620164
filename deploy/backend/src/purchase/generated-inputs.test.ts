import type { ErrorBody } from '@forecourt/shared-contracts/http';
import {
  fullIdentificationSchema,
  PrequalificationPersonSchema,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import { badInputs } from '@forecourt/shared-contracts/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import type { TestClient } from '../testing/client.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';

const path = '/public/prequalification';
const person = {
  firstName: 'Ada',
  lastName: 'Sample',
  mobileNumber: '2125550142',
  email: 'ada@example.com',
  zipCode: '60601',
  isSubscribedToMarketing: false,
  subscribedToMarketingSMS: false,
};
const home = {
  birthDate: '06/15/1990',
  streetAddress: '12 Main Street',
  addressLine2: '',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
};

let database: Database;
let client: TestClient;
let todayOn: string;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const backend = testBackend(database.db);
  todayOn = backend.clock.now().toISOString().slice(0, 10);
  client = backend.client({ sub: 'generated', sessionId: 'generated' });
});
afterAll(() => database.close());

/** Texts that people type and paste into any field: those of the list, also with spaces around, and others. */
const typed = fc.oneof(
  fc
    .tuple(fc.constantFrom('', ' ', '\t', '   '), fc.constantFrom(...badInputs.map((row) => row.typed)))
    .map(([space, text]) => `${space}${text}${space}`),
  fc.constantFrom(
    '',
    ' ',
    ' 06/15/1990',
    '06/15/1990 ',
    '6/15/1990',
    '02/30/1990',
    '07/01/2020',
    'IL',
    ' IL',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

type Schema = v.GenericSchema | ((prequalification: Prequalification) => v.GenericSchema);

/** Compares the first message about one of these fields, whatever is typed into it, in the browser and at the server. */
async function expectSame(screen: string, right: object, [names, schema]: [string[], Schema]): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), typed, async (name, text) => {
      const body = { ...right, [name]: text };
      const { prequalification } = (await client.get<{ prequalification: Prequalification }>(path)).body;
      const ofForm = typeof schema === 'function' ? schema(prequalification) : schema;
      const { issues = [] } = v.safeParse(ofForm, body, { abortPipeEarly: true });
      const answer = await client.send<Partial<ErrorBody>>('PUT', `${path}/${screen}`, { body });
      expect(answer.status).toBeLessThan(500);
      const { code, fields } = answer.body.error ?? {};
      // That a ZIP is in use, and is of this state and city, only the server knows.
      const atServer = code === 'error.validation.request' ? fields?.[name] : undefined;
      expect(atServer).toBe(issues.find((issue) => v.getDotPath(issue) === name)?.message);
    }),
    { numRuns: 200 },
  );
}

const textsOf = (right: object) =>
  Object.entries(right).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

it('P04: browser and server say the same about who asks for personal payments', () =>
  expectSame('person', person, [textsOf(person), PrequalificationPersonSchema]));

it('P04: browser and server say the same about the full identification', async () => {
  await client.send('PUT', `${path}/person`, { body: person });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await client.send('POST', `${path}/passcode`, { body: {}, headers });
  const outbox = await client.get<{ messages: { body: string }[] }>(
    `/_sandbox/outbox.json?recipient=%2B1${person.mobileNumber}`,
  );
  const code = /\d{6}/.exec(outbox.body.messages[0]?.body ?? '')?.[0];
  await client.send('POST', `${path}/passcode/verify`, { body: { code }, headers });
  const schemaFor = ({ hasBirthDate }: Prequalification) =>
    fullIdentificationSchema({ todayOn, hasBirthDate });
  await expectSame('full-identification', home, [['birthDate'], schemaFor]);
  await expectSame('full-identification', home, [textsOf(home), schemaFor]);
  const { body } = await client.get<{ prequalification: Prequalification }>(path);
  expect(body.prequalification.hasBirthDate).toBe(true);
});
