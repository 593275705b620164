import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import type { Answers, CreditApplication } from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditTrail } from '../audit/index.ts';
import { findDecision, forgetDecision } from '../commerce/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { moveOrder } from '../orders/index.ts';
import { findOrder } from '../orders/order-rows.ts';
import { createSealer } from '../secrets/index.ts';
import { errorCode } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { answersOf } from './application-rows.ts';
import { creditApplications } from './credit-application.tables.ts';
import { applicationsReport, sweepApplications } from './index.ts';

type Answer = { application: CreditApplication };
const base = '/api/credit-applications';
const dayMs = 24 * 60 * 60 * 1000;
const ssn = '512345678';
const secondSsn = '523456789';
const sealer = createSealer([new Uint8Array(32).fill(7)]);
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;

describe.each(testEngines)('retention of credit applications on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(creditApplications);
    backend = testBackend(database.db);
    backend.stock(5);
  });

  const sweep = () => sweepApplications({ db: database.db, clock: backend.clock, sealer, forgetDecision });
  const store = (tenantId = 'northstar') => tenantStore(database.db, tenantId);
  const rowsOf = (sub: string, tenantId?: string) =>
    store(tenantId).find(creditApplications, { where: eq(creditApplications.ownerSub, sub) });

  function buyer(tenantId = 'northstar', number = 1) {
    const sub = fresh('ann');
    const client = backend.client({ sub, tenantId });
    const post = <T>(path: string, body?: object) =>
      client.send<T>('POST', path, { body, headers: { 'idempotency-key': fresh('key') } });
    async function draft(answers: Answers) {
      const { application } = (await post<Answer>(base)).body;
      const body = { revision: application.revision, answers, isFinished: true };
      return (await client.send<Answer>('PUT', `${base}/${application.id}`, { body })).body.application;
    }
    async function apply(answers: Answers, numbers: object) {
      const wanted = { vin: testVin(number), purchaseType: 'Finance', zipCode: '60601' };
      const body = { ...wanted, downPaymentCents: 500_000, termMonths: 72 };
      const { cart } = (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body })).body;
      const { id, revision } = await draft(answers);
      const sent = { revision, agreesToTerms: true, terms: orderTerms(cart.price), ...numbers };
      const answer = await post<{ orderNumber: string }>(`${base}/${id}/submit`, sent);
      return { id, answer, orderNumber: answer.body.orderNumber };
    }
    const respond = (orderNumber: string, response: string) =>
      post(`/api/commerce/orders/${orderNumber}/lender-decision/${response}`);
    return { sub, draft, apply, respond, start: async () => (await post<Answer>(base)).body.application };
  }

  it('removes drafts 60 days after their last change, for all tenants, and changes no other', async () => {
    const [ann, bob] = [buyer(), buyer('ember')];
    await ann.draft(aloneAnswers());
    await bob.draft(aloneAnswers());
    backend.clock.advance(dayMs);
    await bob.draft(aloneAnswers());
    backend.clock.advance(59 * dayMs);
    await sweep();
    expect([await rowsOf(ann.sub), await rowsOf(bob.sub, 'ember')]).toMatchObject([
      [],
      [{ status: 'draft' }],
    ]);
    backend.clock.advance(dayMs);
    await sweep();
    expect(await rowsOf(bob.sub, 'ember')).toEqual([]);
  });

  it('takes the numbers and birth dates of both people 30 days after the end, keeps the rest sealed for 25 months, then removes it', async () => {
    const ann = buyer();
    const { id, orderNumber } = await ann.apply(jointAnswers(), { ssn, secondSsn });
    expect((await ann.respond(orderNumber, 'withdraw')).status).toBe(200);
    const [before] = await rowsOf(ann.sub);
    backend.clock.advance(30 * dayMs - 1);
    await sweep();
    expect(await rowsOf(ann.sub)).toEqual([before]);
    backend.clock.advance(1);
    await Promise.all([sweep(), sweep()]);
    const [after] = await rowsOf(ann.sub);
    const none = { sealedSsn: null, sealedSecondSsn: null, ssnLast4: null };
    expect(after).toMatchObject({ status: 'submitted', orderNumber, ...none });
    const { 'birth-date': _own, 'second-birth-date': _second, ...others } = jointAnswers();
    expect(after && answersOf(sealer, after)).toEqual({
      ...others,
      'birth-date': {},
      'second-birth-date': {},
    });
    const [report] = await applicationsReport(sealer, store(), ann.sub);
    const unknown = { hasBirthDate: false, hasSsn: false };
    expect(report).toMatchObject({ ...unknown, ssnLast4: null, second: { ...unknown, hasIncome: true } });
    await sweep();
    expect(await rowsOf(ann.sub)).toEqual([after]);

    backend.clock.advance(24 * 30 * dayMs);
    await sweep();
    expect(await rowsOf(ann.sub)).toEqual([after]);
    backend.clock.advance(30 * dayMs);
    await sweep();
    expect(await rowsOf(ann.sub)).toEqual([]);
    expect(await findDecision(store(), orderNumber)).toMatchObject({ buyerEmail: null, reasons: [] });
    const trail = (await auditTrail(store(), orderNumber)).filter(({ subjectId }) => subjectId === id);
    expect(trail.slice(-2)).toMatchObject([
      { role: 'system', fromState: 'submitted', toState: 'submitted', details: ['old-sensitive-removed'] },
      { role: 'system', fromState: 'submitted', toState: 'removed', details: ['old-record-removed'] },
    ]);
  });

  it('an applicant whose number was removed enters it again', async () => {
    const ann = buyer();
    const { orderNumber } = await ann.apply(aloneAnswers(), { ssn });
    await ann.respond(orderNumber, 'withdraw');
    expect((await ann.start()).ssnLast4).toBe('5678');
    backend.clock.advance(30 * dayMs);
    await sweep();
    expect((await ann.start()).ssnLast4).toBeNull();
    const refused = await ann.apply(aloneAnswers(), {});
    expect(errorCode(refused.answer)).toBe('error.application.ssnNeeded');
    expect((await ann.apply(aloneAnswers(), { ssn })).answer.status).toBe(200);
  });

  it('BUY-79: lenders are not asked again with an application that has lost its numbers', async () => {
    const [ann, bob] = [buyer('northstar', 1), buyer('northstar', 2)];
    const timedOut = async (who: typeof ann) => {
      const { orderNumber } = await who.apply(aloneAnswers(), { ssn });
      const order = await findOrder(store(), orderNumber);
      const step = {
        id: fresh('step'),
        at: backend.clock.now(),
        actor: 'lender',
        dealStatus: 'LTIM',
      } as const;
      if (order) await moveOrder(store(), order, step);
      return orderNumber;
    };
    const old = await timedOut(ann);
    backend.clock.advance(dayMs);
    const later = await timedOut(bob);
    backend.clock.advance(119 * dayMs);
    await sweep();
    expect(errorCode(await ann.respond(old, 'ask-again'))).toBe('error.decision.notOpen');
    expect((await bob.respond(later, 'ask-again')).status).toBe(200);
    expect((await ann.respond(old, 'withdraw')).status).toBe(200);
  });

  it('reports an application that cannot be opened by its id, and goes on with the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [ann, bob] = [buyer('ember'), buyer()];
    const broken = await ann.apply(aloneAnswers(), { ssn });
    await ann.respond(broken.orderNumber, 'withdraw');
    const { orderNumber } = await bob.apply(aloneAnswers(), { ssn });
    await bob.respond(orderNumber, 'withdraw');
    await store('ember').update(
      creditApplications,
      { sealedAnswers: 'v1.gone.x' },
      eq(creditApplications.id, broken.id),
    );
    backend.clock.advance(30 * dayMs);
    await sweep();
    expect(await rowsOf(bob.sub)).toMatchObject([{ sealedSsn: null }]);
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      {
        event: 'job-failed',
        job: 'old credit applications',
        about: `${broken.id} of ember`,
        error: 'Error',
        codes: [],
      },
    ]);
    log.mockRestore();
  });
});
