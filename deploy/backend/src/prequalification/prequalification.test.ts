import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { errorCode, type TestAnswer, type TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { withoutRandom } from '../testing/without-random.ts';
import { prequalifications } from './prequalification.tables.ts';
import { sweepPrequalifications } from './sweep-prequalifications.ts';

const path = '/public/prequalification';
const dayMs = 24 * 60 * 60 * 1000;
const person = {
  firstName: 'Ada',
  lastName: 'Sample',
  mobileNumber: '(212) 555 - 0142',
  email: 'ada@example.com',
  zipCode: '60601',
  isSubscribedToMarketing: true,
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
let backend: TestBackend;
let client: TestClient;
let sequence = 0;
/** A different number for each test, because attempts are counted by number. */
let mobileNumber = '';

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  sequence += 1;
  mobileNumber = `21255501${String(10 + sequence)}`;
  backend = testBackend(database.db);
  client = backend.client({ sessionId: `visit-${String(sequence).padStart(6, '0')}` });
});

type Answer = TestAnswer<{ prequalification: Prequalification }>;

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const read = async () =>
  (await client.get<{ prequalification: Prequalification }>(path)).body.prequalification;
const post = (part: string, body: object = {}): Promise<Answer> =>
  client.send('POST', `${path}/${part}`, { body, headers: key() });
const put = (part: string, body: object): Promise<Answer> => client.send('PUT', `${path}/${part}`, { body });
const begin = (change: object = {}) => put('person', { ...person, mobileNumber, ...change });
const stepOf = ({ body }: Answer) => body.prequalification.step;

async function textedCode(): Promise<string> {
  const { body } = await backend
    .client()
    .get<{ messages: { body: string }[] }>(`/_sandbox/outbox.json?recipient=%2B1${mobileNumber}`);
  return /\d{6}/.exec(body.messages[0]?.body ?? '')?.[0] ?? '';
}

async function prove(change: object = {}) {
  await begin(change);
  await post('passcode');
  return post('passcode/verify', { code: await textedCode() });
}

async function finish(change: object = {}, annualIncome = '$85,000') {
  await prove(change);
  await put('full-identification', home);
  return post('submit', { annualIncome, consent: true });
}

describe('the whole flow', () => {
  it('starts empty', async () => {
    expect(await read()).toMatchObject({ state: 'not_started', step: null, person: null, approval: null });
  });

  it('goes through details, device, passcode and home to an approval valid for 30 days', async () => {
    const first = await begin();
    expect(first.body.prequalification).toMatchObject({ state: 'mq_incompleted', step: 'device' });
    expect(stepOf(await post('passcode'))).toBe('passcode');
    expect(stepOf(await post('passcode/verify', { code: await textedCode() }))).toBe('full-identification');
    expect(stepOf(await put('full-identification', home))).toBe('income');
    const { body } = await post('submit', { annualIncome: '$85,000', consent: true });
    expect(body.prequalification).toMatchObject({
      state: 'mq_approved',
      step: null,
      approval: {
        creditTier: 'very-good',
        aprPercent: { new: 6.51, used: 9.65 },
        state: 'IL',
        expiresAt: '2026-07-15T12:00:00.000Z',
      },
    });
  });

  it('returns what was typed, but neither birth date nor income', async () => {
    const { body } = await finish();
    expect(body.prequalification).toMatchObject({
      person: { ...person, mobileNumber },
      address: { streetAddress: '12 Main Street', state: 'IL' },
      hasBirthDate: true,
      hasIncome: true,
    });
    expect(withoutRandom(body)).not.toMatch(/1990|85,?000/);
  });

  it('stores nothing that was typed in readable form', async () => {
    await finish();
    const rows = await tenantStore(database.db, 'northstar').find(prequalifications);
    expect(withoutRandom(rows)).not.toMatch(/Ada|Sample|1990|8500000|ada@example|Main Street/);
    expect(JSON.stringify(rows)).not.toContain(mobileNumber);
  });

  it('a change of home keeps the birth date, which is not shown again', async () => {
    await prove();
    await put('full-identification', home);
    const changed = await put('full-identification', {
      ...home,
      birthDate: '',
      streetAddress: '9 Lake Street',
    });
    expect(changed.body.prequalification).toMatchObject({
      hasBirthDate: true,
      address: { streetAddress: '9 Lake Street' },
    });
  });

  it('another person inherits neither birth date nor home; a corrected name keeps them', async () => {
    await prove();
    await put('full-identification', home);
    const corrected = await begin({ lastName: 'Byron' });
    expect(corrected.body.prequalification).toMatchObject({ hasBirthDate: true });
    const other = await begin({ firstName: 'Eve', lastName: 'Moss', mobileNumber: '2125550999' });
    expect(other.body.prequalification).toMatchObject({ hasBirthDate: false, address: null });
  });

  it('details that do not affect name or number need not be proved again', async () => {
    await prove();
    expect(stepOf(await begin({ email: 'byron@example.com' }))).toBe('full-identification');
    expect(stepOf(await begin({ lastName: 'Byron' }))).toBe('device');
  });

  it('skipping before the first step counts as started, and loses nothing later', async () => {
    expect((await post('skip')).body.prequalification).toMatchObject({
      state: 'mq_incompleted',
      step: 'identification',
    });
    await begin();
    expect(stepOf(await post('skip'))).toBe('device');
    expect((await read()).person?.firstName).toBe('Ada');
  });
});

describe('outcomes by the sample identities', () => {
  it.each([
    ['Excellent', 'mq_approved', 'excellent'],
    ['Sample', 'mq_approved', 'very-good'],
    ['Good', 'mq_approved', 'good'],
    ['Fair', 'mq_approved', 'fair'],
    ['Retailer', 'retailer_declined', undefined],
    ['Declined', 'mq_declined', undefined],
  ])('%s is %s', async (lastName, state, creditTier) => {
    const { body } = await finish({ lastName });
    expect(body.prequalification.state).toBe(state);
    expect(body.prequalification.approval?.creditTier).toBe(creditTier);
  });

  it('Unknown is not found, and may enter other details', async () => {
    expect((await finish({ lastName: 'Unknown' })).body.prequalification).toMatchObject({
      state: 'mq_incompleted',
      step: 'failed',
    });
    expect(stepOf(await begin({ lastName: 'Sample' }))).toBe('device');
  });

  it('the home of a person is taken once this very person is proved', async () => {
    await prove();
    await begin({ firstName: 'Grace' });
    const holder = `session:visit-${String(sequence).padStart(6, '0')}`;
    await tenantStore(database.db, 'northstar').update(
      prequalifications,
      { step: 'full-identification' },
      eq(prequalifications.holder, holder),
    );
    expect(errorCode(await put('full-identification', home))).toBe('error.prequalification.wrongStep');
  });

  it('Frozen names the bureau, and continues once the file is unfrozen', async () => {
    expect((await finish({ lastName: 'Frozen' })).body.prequalification).toMatchObject({
      step: 'frozen',
      frozenAt: 'Experian',
    });
    expect((await post('repeat', { consent: true })).body.prequalification).toMatchObject({
      state: 'mq_approved',
      frozenAt: null,
    });
  });

  it('Outage responds with 503 and removes nothing', async () => {
    const answer = await finish({ lastName: 'Outage' });
    expect([answer.status, errorCode(answer)]).toEqual([503, 'error.unavailable']);
    expect(await read()).toMatchObject({ step: 'income', person: { lastName: 'Outage' } });
  });

  it('a declined shopper may try with other details', async () => {
    await finish({ lastName: 'Declined' });
    expect((await begin()).body.prequalification.state).toBe('mq_incompleted');
  });

  it('too little income is declined', async () => {
    expect((await finish({}, '900')).body.prequalification.state).toBe('mq_declined');
  });
});

describe('the phone', () => {
  it('registered to another name must be reviewed once', async () => {
    mobileNumber = `2125551${String(sequence % 10)}99`;
    expect(stepOf(await begin())).toBe('verify-mobile');
    expect(errorCode(await post('passcode'))).toBe('error.prequalification.wrongStep');
    expect(stepOf(await begin())).toBe('device');
  });

  it('a wrong code is reported, counted and can be corrected', async () => {
    await begin();
    await post('passcode');
    const code = await textedCode();
    const wrong = code === '000000' ? '111111' : '000000';
    const answer = await post('passcode/verify', { code: wrong });
    expect([answer.status, errorCode(answer)]).toEqual([422, 'error.prequalification.wrongCode']);
    for (const left of [3, 2]) {
      expect((await read()).passcode?.isLastTry, String(left)).toBe(false);
      await post('passcode/verify', { code: wrong });
    }
    await post('passcode/verify', { code: wrong });
    const { passcode, answeredAt } = await read();
    expect(passcode?.isLastTry).toBe(true);
    // A device counts from its time of arrival: its own clock may be wrong.
    expect(Date.parse(passcode?.expiresAt ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? ''));
    expect(stepOf(await post('passcode/verify', { code }))).toBe('full-identification');
  });

  it('after five wrong codes no one can try for 30 minutes, also from another visit', async () => {
    await begin();
    await post('passcode');
    const code = await textedCode();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await post('passcode/verify', { code: wrong });
    const locked = await post('passcode/verify', { code });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, String(30 * 60)]);
    client = backend.client({ sessionId: `other-${String(sequence).padStart(6, '0')}` });
    await begin();
    await post('passcode');
    expect((await post('passcode/verify', { code: await textedCode() })).status).toBe(429);
    backend.clock.advance(30 * 60_000);
    await post('passcode');
    expect(stepOf(await post('passcode/verify', { code: await textedCode() }))).toBe('full-identification');
  });

  it('a code is valid for five minutes, once, and only the latest one', async () => {
    await begin();
    await post('passcode');
    const first = await textedCode();
    backend.clock.advance(5 * 60_000);
    expect(errorCode(await post('passcode/verify', { code: first }))).toBe(
      'error.prequalification.expiredCode',
    );
    await post('passcode');
    const second = await textedCode();
    if (first !== second) {
      expect(errorCode(await post('passcode/verify', { code: first }))).toBe(
        'error.prequalification.wrongCode',
      );
    }
    await post('passcode/verify', { code: second });
    expect(errorCode(await post('passcode/verify', { code: second }))).toBe(
      'error.prequalification.wrongStep',
    );
  });

  it('gets five codes in 30 minutes', async () => {
    await begin();
    for (let sent = 0; sent < 4; sent += 1) await post('passcode');
    expect((await read()).passcode?.isLastCode).toBe(true);
    expect((await post('passcode')).status).toBe(200);
    expect((await post('passcode')).status).toBe(429);
  });

  it('a repeated request texts one code', async () => {
    await begin();
    const headers = key();
    await client.send('POST', `${path}/passcode`, { body: {}, headers });
    const first = await textedCode();
    await client.send('POST', `${path}/passcode`, { body: {}, headers });
    expect(await textedCode()).toBe(first);
  });
});

describe('questions instead of a code', () => {
  const right = [
    { id: 'street', choice: 'Maple Street' },
    { id: 'lender', choice: 'Lakeshore Credit Union' },
    { id: 'city', choice: 'Dayton' },
  ];
  const wrong = right.map(({ id }) => ({ id, choice: 'none' }));

  it('right answers prove the person', async () => {
    await begin();
    const asked = (await post('questions')).body.prequalification;
    expect(asked.quiz?.questions.map(({ id }) => id)).toEqual(['street', 'lender', 'city']);
    expect(stepOf(await post('questions/answers', { answers: right }))).toBe('full-identification');
  });

  it('wrong ones can be corrected once, then the identification fails', async () => {
    await begin();
    await post('questions');
    const first = await post('questions/answers', { answers: wrong });
    expect([first.status, errorCode(first)]).toEqual([422, 'error.prequalification.wrongAnswers']);
    expect((await read()).quiz?.isLastTry).toBe(true);
    expect(stepOf(await post('questions/answers', { answers: wrong }))).toBe('failed');
    await begin();
    expect(stepOf(await post('questions'))).toBe('failed');
  });

  it('allow ten minutes, and ten more when requested again', async () => {
    await begin();
    await post('questions');
    backend.clock.advance(10 * 60_000);
    expect(errorCode(await post('questions/answers', { answers: right }))).toBe(
      'error.prequalification.questionsExpired',
    );
    await post('questions');
    expect(stepOf(await post('questions/answers', { answers: right }))).toBe('full-identification');
  });

  it('a code is always an alternative', async () => {
    await begin();
    await post('questions');
    expect(stepOf(await post('passcode'))).toBe('passcode');
  });
});

describe('validity', () => {
  it('ends after 30 days to the millisecond, and can be started again', async () => {
    await finish();
    backend.clock.advance(30 * dayMs - 1);
    expect((await read()).state).toBe('mq_approved');
    backend.clock.advance(1);
    expect((await read()).state).toBe('mq_approved_expired');
    expect(errorCode(await post('repeat', { consent: true }))).toBe('error.prequalification.wrongStep');
    expect((await begin()).body.prequalification.state).toBe('mq_incompleted');
  });

  it('is extended by another 30 days while it is valid', async () => {
    await finish();
    backend.clock.advance(20 * dayMs);
    const { approval } = (await post('repeat', { consent: true })).body.prequalification;
    expect(approval?.expiresAt).toBe('2026-08-04T12:00:00.000Z');
  });

  it('personal data is removed after 30 days, but the expiration stays on record', async () => {
    await finish();
    backend.clock.advance(30 * dayMs - 1);
    await sweepPrequalifications(database.db, backend.clock.now());
    expect((await read()).person?.firstName).toBe('Ada');
    backend.clock.advance(1);
    await sweepPrequalifications(database.db, backend.clock.now());
    expect(await read()).toMatchObject({
      state: 'mq_approved_expired',
      person: null,
      address: null,
      hasBirthDate: false,
      personalDataUntil: null,
    });
    const holder = `session:visit-${String(sequence).padStart(6, '0')}`;
    const [row] = await tenantStore(database.db, 'northstar').find(prequalifications, {
      where: eq(prequalifications.holder, holder),
    });
    expect(row).toMatchObject({ person: null, provedMark: null, isSubscribedToMarketing: false });
    backend.clock.advance(60 * dayMs);
    await sweepPrequalifications(database.db, backend.clock.now());
    expect((await read()).state).toBe('not_started');
  });

  it('is removed at the shopper’s request', async () => {
    await finish();
    expect((await client.send<object>('DELETE', path)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'not_started', person: null });
  });

  it('five pulls a day, across all visits', async () => {
    await finish();
    for (let pulls = 1; pulls < 5; pulls += 1) await post('repeat', { consent: true });
    expect((await post('repeat', { consent: true })).status).toBe(429);
  });
});

describe('invalid input', () => {
  it.each([
    ['no consent', 'submit', { annualIncome: '50000', consent: false }],
    ['no income', 'submit', { annualIncome: '', consent: true }],
    ['an income of a million', 'submit', { annualIncome: '1000000', consent: true }],
    ['a social security number', 'submit', { annualIncome: '50000', consent: true, ssn: '123-45-6789' }],
    ['five digits', 'passcode/verify', { code: '12345' }],
  ])('%s', async (_row, part, body) => {
    await begin();
    expect(errorCode(await post(part, body))).toBe('error.validation.request');
  });

  it.each([
    ['a toll-free number', { mobileNumber: '8005550142' }, 400],
    ['a plus sign', { email: 'ada+x@example.com' }, 400],
    ['a ZIP that nobody has', { zipCode: '00000' }, 404],
    ['a state of its own', { state: 'mq_approved' }, 400],
  ])('%s among the details', async (_row, change, status) => {
    expect((await begin(change)).status).toBe(status);
    expect((await read()).state).toBe('not_started');
  });

  it.each([
    ['too young', { birthDate: '06/16/2008' }, 'error.validation.request'],
    ['no date', { birthDate: '' }, 'error.validation.request'],
    ['a PO box', { streetAddress: 'PO Box 12' }, 'error.validation.request'],
    ['another state', { state: 'TX' }, 'error.prequalification.zipState'],
    ['another city', { city: 'Dallas' }, 'error.prequalification.zipCity'],
  ])('%s in the full identification', async (_row, change, code) => {
    await prove();
    expect(errorCode(await put('full-identification', { ...home, ...change }))).toBe(code);
    expect((await read()).step).toBe('full-identification');
  });

  it.each([
    ['a passcode', () => post('passcode')],
    ['answers', () => post('questions/answers', { answers: [{ id: 'city', choice: 'none' }] })],
    ['a home', () => put('full-identification', home)],
    ['an income', () => post('submit', { annualIncome: '50000', consent: true })],
    ['another pull', () => post('repeat', { consent: true })],
  ])('%s before anything else', async (_row, call) => {
    expect(errorCode(await call())).toBe('error.prequalification.wrongStep');
  });

  it('without session or account', async () => {
    const answer = await backend.client().send('PUT', `${path}/person`, { body: person });
    expect(answer.status).toBe(400);
    expect((await backend.client().get(path)).status).toBe(200);
  });
});

describe('ownership', () => {
  it('follows a guest into their account, and the visit no longer has it', async () => {
    await finish();
    const sessionId = `visit-${String(sequence).padStart(6, '0')}`;
    const sub = `ann-${sequence}`;
    const member = backend.client({ sub });
    await member.send('POST', '/api/account/merge', { body: { sessionId } });
    const own = await member.get<{ prequalification: Prequalification }>(path);
    expect(own.body.prequalification).toMatchObject({ state: 'mq_approved', person: { firstName: 'Ada' } });
    expect((await read()).state).toBe('not_started');
  });

  const eves = { state: 'mq_incompleted', person: { firstName: 'Eve' } };
  const days31 = 31 * 24 * 3_600_000;

  it.each([
    ['the approval is kept', 0, { state: 'mq_approved', person: { firstName: 'Ada' } }],
    ['an approval that has expired before the guest’s last change is not', days31, eves],
    ['an approval that expires before the sign-in is not', 0, eves, days31],
  ])('of guest and member %s', async (_what, laterMs, kept, signInMs = 0) => {
    const sub = `bob-${sequence}`;
    const guest = client;
    client = backend.client({ sub });
    await finish();
    const member = client;
    client = guest;
    backend.clock.advance(1000 + laterMs);
    await begin({ firstName: 'Eve' });
    backend.clock.advance(signInMs);
    const sessionId = `visit-${String(sequence).padStart(6, '0')}`;
    await member.send('POST', '/api/account/merge', { body: { sessionId } });
    client = member;
    expect(await read()).toMatchObject(kept);
  });

  it('is unknown to other visits and other tenants', async () => {
    await finish();
    const sessionId = `visit-${String(sequence).padStart(6, '0')}`;
    client = backend.client({ sessionId, tenantId: 'harbor' });
    expect((await read()).state).toBe('not_started');
    client = backend.client({ sessionId: 'visit-of-somebody' });
    expect((await read()).person).toBeNull();
  });
});
