import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import type {
  Answers,
  CreditApplication,
  PricePreview,
} from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, badInputs, homeAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { findDecision } from '../commerce/lender-decision-rows.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { creditApplications } from './credit-application.tables.ts';

type Answer = { application: CreditApplication };
const base = '/api/credit-applications';
const ssn = '512345678';
const secondSsn = '523456789';
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;

describe.each(testEngines)('credit applications on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  let sub: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
    sub = fresh('ann');
    client = backend.client({ sub });
  });

  const start = async () =>
    (await client.send<Answer>('POST', base, { headers: { 'idempotency-key': fresh('start') } })).body
      .application;
  const put = (application: CreditApplication, answers: Answers, isFinished = true) =>
    client.send<Answer>('PUT', `${base}/${application.id}`, {
      body: { revision: application.revision, answers, isFinished },
    });
  async function filled(answers: Answers): Promise<CreditApplication> {
    return (await put(await start(), answers)).body.application;
  }
  async function cart(purchaseType: 'Finance' | 'Cash' = 'Finance', number = 1): Promise<Cart> {
    const body = {
      vin: testVin(number),
      purchaseType,
      zipCode: '60601',
      downPaymentCents: 500_000,
      termMonths: 72,
    };
    return (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body })).body.cart;
  }
  const submit = (application: CreditApplication, body: object, key = fresh('submit')) =>
    client.send<{ orderNumber: string }>('POST', `${base}/${application.id}/submit`, {
      headers: { 'idempotency-key': key },
      body: { revision: application.revision, agreesToTerms: true, ...body },
    });

  it('one draft per account, started once, and visible only to its owner', async () => {
    expect((await client.get(base)).body).toEqual({ application: null });
    const first = await start();
    expect((await start()).id).toBe(first.id);
    const other = backend.client({ sub: fresh('bob') });
    expect((await other.get(base)).body).toEqual({ application: null });
    const theirs = await other.send('PUT', `${base}/${first.id}`, {
      body: { revision: 1, answers: {}, isFinished: false },
    });
    expect(errorCode(theirs)).toBe('error.notFound');
    expect(errorCode(await backend.client().get(base))).toBe('error.auth.missing');
  });

  it('stores partial answers, reports what is missing, and never shows a full birth date', async () => {
    const application = await filled({
      name: { firstName: 'A', lastName: 'Buyer' },
      'birth-date': { birthDate: '06/15/1990' },
    });
    expect(application.answers.name).toEqual({ firstName: 'A', lastName: 'Buyer' });
    expect(application.birthYears).toEqual({ applicant: '1990', second: null });
    expect(application.faults).toContainEqual({ page: 'name', field: 'firstName', message: 'nameShort' });
    expect(JSON.stringify(application)).not.toContain('06/15');
  });

  it('F21: does not overwrite changes made on another device', async () => {
    const application = await start();
    expect((await put(application, { plan: { plan: 'alone' } })).status).toBe(200);
    const late = await put(application, { plan: { plan: 'co-applicant' } });
    expect(errorCode(late)).toBe('error.application.changed');
    expect((await client.get<Answer>(base)).body.application.answers.plan).toEqual({ plan: 'alone' });
  });

  it.each([
    ['a number', { name: { ssn } }],
    ['a page of its own for it', { ssn: { ssn } }],
  ])('accepts no %s in a draft', async (_what, answers) => {
    expect(errorCode(await put(await start(), answers as Answers))).toBe('error.validation.request');
  });

  it.each([
    ['051 a ZIP that nobody has', { zip: '00000' }, 'zipUnknown'],
    ['a state of another place', { state: 'OH' }, 'zipStateMismatch'],
    ['a city of another place', { city: 'Peoria' }, 'zipCityMismatch'],
  ])('reports %s as an error of the address', async (_row, change, message) => {
    const application = await filled({ ...aloneAnswers(), address: { ...homeAnswers, ...change } });
    expect(application.faults).toEqual([{ page: 'address', field: 'zip', message }]);
  });

  it('returns the errors from the list of bad inputs, as the browser does', async () => {
    const pages: Partial<Record<string, readonly [page: string, field: string]>> = {
      firstName: ['name', 'firstName'],
      lastName: ['name', 'lastName'],
      homeLine1: ['address', 'line1'],
      line2: ['address', 'line2'],
      zip: ['address', 'zip'],
      email: ['contact', 'email'],
      phone: ['contact', 'phoneNumber'],
      annualIncome: ['income', 'annualIncome'],
      monthlyHousing: ['housing', 'monthlyHousing'],
      occupation: ['job', 'occupation'],
      employer: ['job', 'employer'],
    };
    let application = await start();
    for (const { row, field, typed, answer } of badInputs) {
      const [page, name] = pages[field] ?? [];
      if (!page || !name || typed.length > 80) continue;
      const whole = aloneAnswers() as Record<string, Record<string, string>>;
      const changed = await put(application, { ...whole, [page]: { ...whole[page], [name]: typed } });
      application = changed.body.application;
      const fault = application.faults.find((one) => one.page === page && one.field === name)?.message;
      const isPlace = name === 'zip' && 'kept' in answer;
      if (!isPlace) expect([row, fault]).toEqual([row, 'refused' in answer ? answer.refused : undefined]);
    }
  });

  it('a completed address moves the cart, and the change is announced first', async () => {
    await cart();
    const application = await filled(aloneAnswers());
    const moved = { address: { ...homeAnswers, zip: '75201', city: 'Dallas', state: 'TX' } };
    const preview = await client.send<PricePreview>('POST', `${base}/${application.id}/price`, {
      body: { answers: moved },
    });
    expect(preview.body.before?.state).toBe('IL');
    expect(preview.body.after?.state).toBe('TX');
    const zipOf = async () => (await client.get<{ cart: Cart }>('/public/cart')).body.cart.zipCode;
    const { application: half } = (await put(application, moved, false)).body;
    expect(await zipOf()).toBe('60601');
    await put(half, moved);
    expect(await zipOf()).toBe('75201');
  });

  it('with a home that the cart is not taxed for is confirmed before it is submitted', async () => {
    await cart();
    const complete = await filled(aloneAnswers());
    expect(complete.faults).toEqual([]);
    const { body } = await client.send<{ cart: Cart }>('PUT', '/public/cart', {
      body: { vin: testVin(2), purchaseType: 'Finance', zipCode: '75201', termMonths: 72 },
    });
    const { application } = (await client.get<Answer>(base)).body;
    expect(application.faults).toEqual([{ page: 'address', field: 'zip', message: 'zipNotTaxed' }]);
    const seen = { ssn, terms: orderTerms(body.cart.price) };
    expect(errorCode(await submit(application, seen))).toBe('error.application.incomplete');
    const { application: confirmed } = (await put(application, { address: homeAnswers })).body;
    expect(confirmed.faults).toEqual([]);
    const moved = (await client.get<{ cart: Cart }>('/public/cart')).body.cart;
    expect(moved.price.state).toBe('IL');
    const { status } = await submit(confirmed, { ssn, terms: orderTerms(moved.price) });
    expect(status).toBe(200);
  });

  it('reports an income that no lender accepts', async () => {
    await cart();
    const application = await filled(aloneAnswers());
    const answers = { income: { annualIncome: '9,000', incomeSource: 'Salary' } };
    const preview = await client.send<PricePreview>('POST', `${base}/${application.id}/price`, {
      body: { answers },
    });
    expect(preview.body.isDisqualified).toBe(true);
  });

  it('judges a joint income once both have answered', async () => {
    await cart();
    const { 'second-income': _, ...asked } = jointAnswers();
    const application = await filled(asked);
    const low = { annualIncome: '4,000', incomeSource: 'Salary' };
    const isRefused = async (answers: Answers) =>
      (await client.send<PricePreview>('POST', `${base}/${application.id}/price`, { body: { answers } })).body
        .isDisqualified;
    expect(await isRefused({ income: low })).toBe(false);
    expect(await isRefused({ income: low, 'second-income': low })).toBe(true);
  });

  it('is submitted once, jointly, and becomes one order', async () => {
    const { price } = await cart();
    const application = await filled(jointAnswers());
    const body = { ssn: '512-34-5678', secondSsn, terms: orderTerms(price) };
    const key = fresh('submit');
    const [first, again] = await Promise.all([
      submit(application, body, key),
      submit(application, body, key),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await submit(application, body)).body).toEqual(first.body);
    expect((await client.get(base)).body).toEqual({ application: null });
    const { orders } = (await client.get<{ orders: { orderNumber: string }[] }>('/api/commerce/orders')).body;
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([first.body.orderNumber]);
    const next = await start();
    expect(next.ssnLast4).toBe('5678');
  });

  it.each([
    ['without the number', { ssn: undefined }, 'error.application.ssnNeeded'],
    ['without the second number', { secondSsn: undefined }, 'error.application.ssnNeeded'],
    ['156 with one number for both', { secondSsn: ssn }, 'error.application.ssnSame'],
    ['with a bad number', { ssn: '000-12-3456' }, 'error.validation.request'],
    ['at another price', { terms: { total: 1 } }, 'error.order.priceChanged'],
    ['without agreeing', { agreesToTerms: false }, 'error.validation.request'],
  ])('is refused %s, and does not change', async (_row, change, code) => {
    const { price } = await cart();
    const application = await filled(jointAnswers());
    const whole = { ssn, secondSsn, terms: orderTerms(price) };
    expect(errorCode(await submit(application, { ...whole, ...change }))).toBe(code);
    expect((await client.get<Answer>(base)).body.application.revision).toBe(application.revision);
  });

  it('BUY-62: is refused while something is missing, and stays a draft', async () => {
    const { price } = await cart();
    const application = await filled({ ...aloneAnswers(), job: {} });
    const refused = await submit(application, { ssn, terms: orderTerms(price) });
    expect(errorCode(refused)).toBe('error.application.incomplete');
    const { body } = await client.get<Answer>(base);
    expect(body.application).toMatchObject({ revision: application.revision, answers: { job: {} } });
  });

  it('a cash order of two people needs no number', async () => {
    const { price } = await cart('Cash');
    const { plan, name, contact, address, relationship } = jointAnswers();
    const second = {
      'second-name': jointAnswers()['second-name'],
      'second-contact': jointAnswers()['second-contact'],
    };
    const application = await filled({ plan, name, contact, address, relationship, ...second } as Answers);
    expect(application.faults).toEqual([]);
    const placed = await submit(application, { terms: orderTerms(price) });
    expect(placed.status).toBe(200);
  });

  it('no personal data is readable in the database, and the trail holds no values', async () => {
    const { price } = await cart();
    const answers = { ...jointAnswers(), job: { ...jointAnswers().job, employer: 'Zanzibar Works' } };
    const application = await filled(answers as Answers);
    await submit(application, { ssn, secondSsn, terms: orderTerms(price) });
    const dump = await wholeDatabase(database);
    for (const secret of [ssn, '512-34-5678', secondSsn, '06/15/1990', '1990-06-15', 'Zanzibar', '85,000']) {
      expect(dump).not.toContain(secret);
    }
    expect(dump).toContain('submitted');
  });

  it('an erased account leaves no draft; a submitted application stays sealed with its order, without the address for answers', async () => {
    const store = tenantStore(database.db, 'northstar');
    const { price } = await cart();
    const sent = await submit(await filled(jointAnswers()), { ssn, secondSsn, terms: orderTerms(price) });
    const decision = async () => (await findDecision(store, sent.body.orderNumber))?.buyerEmail;
    const ofOwner = async () =>
      (await store.find(creditApplications)).filter(({ ownerSub }) => ownerSub === sub);
    const [submitted] = await ofOwner();
    await filled(aloneAnswers());
    expect(await decision()).toBe(`${sub}@example.com`);
    const eraser = accountErasers.find(({ name }) => name === 'credit-applications');
    await eraser?.erase(store, sub);
    expect((await client.get(base)).body).toEqual({ application: null });
    expect(await ofOwner()).toEqual([submitted]);
    expect(submitted).toMatchObject({ status: 'submitted', orderNumber: sent.body.orderNumber });
    expect(submitted?.sealedSsn).not.toBeNull();
    expect(await decision()).toBeNull();
  });
});

/** Every row of every table as text. */
async function wholeDatabase({ db }: Database): Promise<string> {
  const rowsOf = async (query: SQL) => ((await db.execute(query)) as { rows: Record<string, string>[] }).rows;
  const tables = await rowsOf(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { table_name: name = '' } of tables) {
    texts.push(JSON.stringify(await rowsOf(sql`select * from ${sql.identifier(name)}`)));
  }
  return texts.join('\n');
}
