import type { OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { ContractState } from '@forecourt/shared-contracts/signing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { openPglite } from '../db/open-pglite.ts';
import { databaseOfBefore } from '../testing/database-of-before.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { textOf } from '../testing/pdf-text.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { findContractFile } from './contract-rows.ts';
import { findSigningPackage } from './signing-package.ts';
import { signingPackages } from './signing.tables.ts';

describe('a contract is in the language in which the buyer agreed to electronic records', () => {
  let database: Database;
  let backend: TestBackend;
  let orderNumber: string;
  let base: string;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.close());

  const client = () => backend.client({ sub: 'demo-northstar' });
  const store = () => tenantStore(database.db, 'northstar');

  async function startOrder(key: string): Promise<void> {
    const made = await client().send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
      body: { key },
    });
    orderNumber = made.body.orderNumber;
    base = `/api/contracting/signing/${orderNumber}`;
  }

  beforeEach(async () => {
    backend = testBackend(database.db);
    backend.stock(400);
    await startOrder('cash');
  });

  async function post(path: string, body: object): Promise<ContractState> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await client().send<ContractState>('POST', `${base}${path}`, { body, headers });
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const consentIn = (consentLanguage: string) => post('/consent', { termsVersion: 1, consentLanguage });
  const withdraw = () => post('/consent/withdraw', {});
  const envelopeOf = ({ contract }: ContractState) => contract?.envelopeId ?? '';
  async function fileOf(envelopeId: string, copy: 'unsigned' | 'final'): Promise<string> {
    const file = await findContractFile(store(), envelopeId, copy);
    return file ? textOf(file.content) : '';
  }
  async function start(envelopeId: string): Promise<string> {
    await post('/ceremony', { envelopeId });
    return (await client().get<ContractState>(`${base}/contract`)).body.contract?.providerUrl ?? '';
  }
  const sign = (url: string) =>
    backend.client().send('POST', url, {
      body: new URLSearchParams({ action: 'sign', fullName: 'Test Buyer', agreed: 'yes' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('agreeing again in another language makes another contract, which is the one to sign', async () => {
    const english = envelopeOf(await consentIn('en'));
    const englishLink = await start(english);
    await withdraw();
    const spanish = envelopeOf(await consentIn('es'));
    expect(spanish).not.toBe(english);
    expect(await fileOf(english, 'unsigned')).toContain('Vehicle purchase agreement');
    expect(await fileOf(spanish, 'unsigned')).toContain('Contrato de compra de vehículo');
    expect((await sign(englishLink)).status).toBe(404);
    const history = await client().get<{ history: OrderHistoryEntry[] }>(
      `/public/commerce/history/${orderNumber}`,
    );
    expect(history.body.history.at(-1)?.values.signingEvent).toBe('Cancelled');
    expect((await sign(await start(spanish))).status).toBe(303);
    backend.clock.advance(20_000);
    await client().get(`${base}/status`);
    expect(await fileOf(spanish, 'final')).toContain('Constancia de las firmas electrónicas');
  });

  it('a contract that waited for its terms gets them in that language', async () => {
    await startOrder('lease');
    await consentIn('es');
    expect(await findSigningPackage(store(), orderNumber)).toMatchObject({ language: 'es' });
  });

  it('agreeing again in the same language keeps the contract', async () => {
    const first = envelopeOf(await consentIn('es'));
    await withdraw();
    expect(envelopeOf(await consentIn('es'))).toBe(first);
  });

  it('signed, its evidence keeps its language and the consent after that was withdrawn', async () => {
    const envelopeId = envelopeOf(await consentIn('es'));
    await sign(await start(envelopeId));
    await withdraw();
    backend.clock.advance(20_000);
    await client().get(`${base}/status`);
    const final = await fileOf(envelopeId, 'final');
    expect(final).toContain('Constancia de las firmas electrónicas');
    expect(final).toContain('Consentimiento para registros electrónicos');
  });
});

it('contracts from before are in the language of the consent from which they were made', async () => {
  const consent = (id: string, language: string, givenAt: string, withdrawnAt: string | null) =>
    sql`insert into signing_consents (tenant_id, id, order_number, terms_version, consent_language, given_at, withdrawn_at) values ('northstar', ${id}, 'FC-1', 1, ${language}, ${givenAt}, ${withdrawnAt})`;
  const contract = (orderNumber: string, terms: string | null) =>
    sql`insert into signing_packages (tenant_id, order_number, envelope_id, status, signers_completed, updated_at, made_at, terms) values ('northstar', ${orderNumber}, 'E', 'Draft', '{}', '2026-06-02', '2026-06-02', ${terms}::jsonb)`;
  const before = await databaseOfBefore(39, [
    consent('first', 'es', '2026-06-01', '2026-06-03'),
    consent('second', 'en', '2026-06-04', null),
    contract('FC-1', '{}'),
    contract('FC-2', '{}'),
    contract('FC-3', null),
  ]);
  const database = await openPglite(undefined, before.filled);
  const rows = await database.db.select().from(signingPackages).orderBy(signingPackages.orderNumber);
  expect(rows.map(({ language }) => language)).toEqual(['es', 'en', null]);
  await database.close();
});
