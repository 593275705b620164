import type { CreditApplication } from '@forecourt/shared-contracts/credit-application';
import type { ErrorBody } from '@forecourt/shared-contracts/http';
import { PrequalificationPersonSchema } from '@forecourt/shared-contracts/prequalification';
import {
  aloneAnswers,
  badInputs,
  homeAnswers,
  type BadInputField,
} from '@forecourt/shared-contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Database } from '../db/index.ts';
import type { TestClient } from '../testing/client.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

type Fields = Readonly<Record<string, string>>;
/** Types a text into one field of an otherwise valid call; returns the server's errors by field. */
type EnterField = (typed: string) => Promise<Fields>;

let database: Database;
let backend: TestBackend;
let client: TestClient;
let sequence = 0;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  sequence += 1;
  backend = testBackend(database.db);
  backend.stock(1);
  client = backend.client({ sub: `bad-inputs-${sequence}`, sessionId: `bad-inputs-${sequence}` });
});
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function refusedFields(method: string, path: string, body?: object): Promise<Fields> {
  const sending = { headers: key(), ...(body && { body }) };
  const answer = await client.send<Partial<ErrorBody>>(method, path, sending);
  expect(answer.status).toBeLessThan(500);
  return answer.body.error?.fields ?? {};
}

/** Compares the server's result for a field with every row of its list: refused ones first, since an empty field may mean the value kept before. */
async function expectAnswers(field: BadInputField, name: string, type: EnterField): Promise<void> {
  const rows = badInputs.filter((row) => row.field === field);
  expect(rows).not.toHaveLength(0);
  const isKept = ({ answer }: (typeof rows)[number]) => Number(!('refused' in answer));
  for (const { row, typed, answer } of rows.toSorted((one, other) => isKept(one) - isKept(other))) {
    const expected = 'refused' in answer ? answer.refused : undefined;
    expect([row, (await type(typed))[name]]).toEqual([row, expected]);
  }
}

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

describe('the pre-qualification reports the list of bad inputs as the browser does', () => {
  const path = '/public/prequalification';
  const startWith = (name: string) => (typed: string) =>
    refusedFields('PUT', `${path}/person`, { ...person, [name]: typed });

  it.each([
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['email', 'email'],
    ['zip', 'zipCode'],
  ] as const)('%s', (field, name) => expectAnswers(field, name, startWith(name)));

  it('phone, which must be able to get texts', async () => {
    const { mobileNumber } = PrequalificationPersonSchema.entries;
    for (const { row, typed } of badInputs.filter(({ field }) => field === 'phone' || field === 'mobile')) {
      const judged = v.safeParse(mobileNumber, typed, { abortPipeEarly: true });
      const expected = judged.issues?.[0].message;
      expect([row, (await startWith('mobileNumber')(typed))['mobileNumber']]).toEqual([row, expected]);
    }
  });

  async function prove(): Promise<void> {
    const mobileNumber = `21255502${String(10 + sequence)}`;
    await client.send('PUT', `${path}/person`, { body: { ...person, mobileNumber } });
    await client.send('POST', `${path}/passcode`, { body: {}, headers: key() });
    const outbox = await client.get<{ messages: { body: string }[] }>(
      `/_sandbox/outbox.json?recipient=%2B1${mobileNumber}`,
    );
    const code = /\d{6}/.exec(outbox.body.messages[0]?.body ?? '')?.[0];
    await client.send('POST', `${path}/passcode/verify`, { body: { code }, headers: key() });
  }

  it.each([
    ['birthDate', 'birthDate'],
    ['homeLine1', 'streetAddress'],
    ['line2', 'addressLine2'],
    ['city', 'city'],
    ['zip', 'zipCode'],
  ] as const)('%s of the full identification', async (field, name) => {
    await prove();
    await expectAnswers(field, name, (typed) =>
      refusedFields('PUT', `${path}/full-identification`, { ...home, [name]: typed }),
    );
  });

  it('annualIncome', async () => {
    await prove();
    await client.send('PUT', `${path}/full-identification`, { body: home });
    await expectAnswers('annualIncome', 'annualIncome', (annualIncome) =>
      refusedFields('POST', `${path}/submit`, { annualIncome, consent: false }),
    );
  });

  it('code', async () => {
    await client.send('PUT', `${path}/person`, { body: { ...person, mobileNumber: '2125550299' } });
    await expectAnswers('code', 'code', (code) => refusedFields('POST', `${path}/passcode/verify`, { code }));
  });
});

describe('the trade-in reports the list of bad inputs as the browser does', () => {
  const quote = {
    kind: 'quote',
    lenderId: 'lakeshore-credit-union',
    vin: '1HGCM82633A004352',
    accountLast4: '1234',
    lastName: 'Sample',
    ssnLast4: '6789',
  };
  it.each([
    ['vin', 'vin'],
    ['accountLast4', 'accountLast4'],
    ['lastName', 'lastName'],
    ['ssnLast4', 'ssnLast4'],
  ] as const)('%s of the loan', (field, name) =>
    expectAnswers(field, name, (typed) =>
      refusedFields('PUT', '/public/trade-in/payoff', { ...quote, [name]: typed }),
    ),
  );

  it('vin for the lookup', () =>
    expectAnswers('vin', 'vin', (typed) =>
      refusedFields('GET', `/public/trade-in/vins/${encodeURIComponent(typed)}`),
    ));

  it('email for the offer', () =>
    expectAnswers('email', 'email', (email) => refusedFields('PATCH', '/public/trade-in/draft', { email })));

  it('vin of the vehicle', () =>
    expectAnswers('vin', 'vehicle.vin', (vin) =>
      refusedFields('PATCH', '/public/trade-in/draft', {
        vehicle: { vin, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
      }),
    ));
});

describe('the terms of a cart report the list of bad inputs as the browser does', () => {
  const choices = () => ({ vin: testVin(1), purchaseType: 'Finance' });

  it('zip', () =>
    expectAnswers('zip', 'zipCode', (zipCode) =>
      refusedFields('PUT', '/public/cart', { ...choices(), zipCode }),
    ));

  it.each([
    ['a down payment that is text', { downPaymentCents: '20001' }, 'downPaymentCents'],
    ['a part of a cent', { downPaymentCents: 100.5 }, 'downPaymentCents'],
    ['a down payment below nothing', { downPaymentCents: -1 }, 'downPaymentCents'],
    ['a term of a day', { termMonths: 0.03 }, 'termMonths'],
    ['a way to buy that there is not', { purchaseType: 'Barter' }, 'purchaseType'],
    ['a tier in markup', { creditTier: '<b>good</b>' }, 'creditTier'],
  ])('%s', async (_row, change, name) => {
    const fields = await refusedFields('PUT', '/public/cart', { ...choices(), ...change });
    expect(Object.keys(fields)).toEqual([name]);
    expect((await client.get('/public/cart')).body).toEqual({ cart: null });
  });
});

describe('the credit application reports the list of bad inputs as the browser does', () => {
  type Answer = { application: CreditApplication };
  const base = '/api/credit-applications';
  const start = async () => (await client.send<Answer>('POST', base, { headers: key() })).body.application;

  it.each([
    ['firstName', 'name', 'firstName'],
    ['middleName', 'name', 'middleName'],
    ['lastName', 'name', 'lastName'],
    ['phone', 'contact', 'phoneNumber'],
    ['email', 'contact', 'email'],
    ['birthDate', 'birth-date', 'birthDate'],
    ['homeLine1', 'address', 'line1'],
    ['line2', 'address', 'line2'],
    ['city', 'address', 'city'],
    ['monthlyHousing', 'housing', 'monthlyHousing'],
    ['startMonth', 'housing', 'since'],
    ['startMonth', 'job', 'since'],
    ['occupation', 'job', 'occupation'],
    ['employer', 'job', 'employer'],
    ['phone', 'job', 'workPhone'],
    ['annualIncome', 'income', 'annualIncome'],
  ] as const)('%s on the page %s', async (field, page, name) => {
    let application = await start();
    await expectAnswers(field, name, async (typed) => {
      const whole: Record<string, Fields> = { ...(aloneAnswers() as Record<string, Fields>) };
      const answers = { ...whole, [page]: { ...whole[page], [name]: typed } };
      const body = { revision: application.revision, answers, isFinished: true };
      const put = await client.send<Answer & Partial<ErrorBody>>('PUT', `${base}/${application.id}`, {
        body,
      });
      if (put.status !== 200) return { [name]: String(put.body.error?.code) };
      application = put.body.application;
      const faults = application.faults.filter((one) => one.page === page && one.field === name);
      return Object.fromEntries(faults.map(({ message }) => [name, message]));
    });
  });

  it('zip, which may be valid but of another place', async () => {
    let application = await start();
    await expectAnswers('zip', 'zip', async (zip): Promise<Fields> => {
      const answers = { ...aloneAnswers(), address: { ...homeAnswers, zip } };
      const body = { revision: application.revision, answers, isFinished: true };
      application = (await client.send<Answer>('PUT', `${base}/${application.id}`, { body })).body
        .application;
      const fault = application.faults.find((one) => one.field === 'zip' && one.page === 'address');
      return fault && fault.message !== 'zipStateMismatch' ? { zip: fault.message } : {};
    });
  });

  it.each(['ssn', 'secondSsn'])('ssn, sent as %s with the submission', async (name) => {
    const application = await start();
    await expectAnswers('ssn', name, (typed) =>
      refusedFields('POST', `${base}/${application.id}/submit`, {
        revision: application.revision,
        agreesToTerms: true,
        terms: {},
        [name]: typed,
      }),
    );
  });
});
