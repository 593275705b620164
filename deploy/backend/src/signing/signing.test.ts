import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey, type DealDocument } from '@forecourt/shared-contracts/documents';
import type { ContractState, SigningStatus } from '@forecourt/shared-contracts/signing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { signingConsents, signingCeremonies } from './signing.tables.ts';

const minuteMs = 60 * 1000;
const consent = { termsVersion: 1, consentLanguage: 'en' };

describe.each(testEngines)('signing on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  let orderNumber: string;
  let base: string;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    backend = testBackend(database.db);
    backend.stock(400);
    client = backend.client({ sub: 'demo-northstar' });
    orderNumber = await freshOrder('cash');
    base = `/api/contracting/signing/${orderNumber}`;
  });

  const store = () => tenantStore(database.db, 'northstar');
  const freshOrder = async (key: string) =>
    (
      await backend
        .client()
        .send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body: { key } })
    ).body.orderNumber;
  const post = (path: string, body: object, key: string = crypto.randomUUID()) =>
    client.send<ContractState>('POST', `${base}${path}`, { body, headers: { 'idempotency-key': key } });
  const contract = async () => (await client.get<ContractState>(`${base}/contract`)).body;
  const status = () => client.get<SigningStatus>(`${base}/status`);
  const order = async () =>
    (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data;
  const giveConsent = () => post('/consent', consent);
  const start = async () => {
    const envelopeId = (await contract()).contract?.envelopeId ?? '';
    return post('/ceremony', { envelopeId });
  };
  const form = (path: string, fields: Record<string, string>) =>
    backend.client().send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  /** The link of a ceremony that has just started. */
  async function begin(): Promise<string> {
    await giveConsent();
    expect((await start()).status).toBe(200);
    return (await contract()).contract?.providerUrl ?? '';
  }
  const sign = (url: string, fullName = 'Test Buyer') =>
    form(url, { action: 'sign', fullName, agreed: 'yes' });

  it('shows and serves no document before consent, which is stored with its time and version', async () => {
    expect(await contract()).toEqual({ consent: null, contract: null });
    expect(errorCode(await post('/contract', {}))).toBe('error.signing.consentNeeded');
    const { body } = await giveConsent();
    expect(body.consent).toEqual({ termsVersion: 1, givenAt: backend.clock.now().toISOString() });
    expect(body.contract).toMatchObject({ status: 'Draft', isBegun: false, ending: null });
    const kept = await store().findOne(signingConsents, {
      where: eq(signingConsents.orderNumber, orderNumber),
    });
    expect(kept).toMatchObject({ ...consent, withdrawnAt: null });
    await client.send('POST', `${base}/consent/withdraw`, { body: {} });
    expect(await contract()).toMatchObject({
      consent: null,
      contract: { terms: null, documentSha256: null },
    });
    expect(errorCode(await client.get(`${base}/contract.pdf`))).toBe('error.signing.consentNeeded');
    expect(errorCode(await start())).toBe('error.signing.consentNeeded');
  });

  it('refuses consent of another version and unexpected fields', async () => {
    expect((await post('/consent', { ...consent, termsVersion: 2 })).status).toBe(400);
    expect((await post('/consent', { ...consent, status: 'Signed' })).status).toBe(400);
  });

  const entries = async () =>
    (await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)).body
      .history;
  const lastEntry = async () => (await entries()).at(-1);

  it('goes from consent to both signatures, with statuses and history', async () => {
    const url = await begin();
    expect(await order()).toMatchObject({ orderStatus: 'CONTRACT_PENDING', deal: { status: 'SUBS' } });
    expect((await status()).body.status).toBe('DocumentsSubmittedForSigning');
    const signed = await sign(url);
    expect(signed.headers.get('location')).toBe(`/signing/thank-you?orderNumber=${orderNumber}`);
    expect(await order()).toMatchObject({ deal: { status: 'PSIGN' } });
    expect((await status()).body).toEqual({
      status: 'DocumentsSubmittedForSigning',
      signersCompleted: ['buyer'],
    });
    expect((await contract()).contract?.isFinalReady).toBe(false);
    const { vin } = (await order()).vehicle;
    expect(backend.catalog.availabilityOf(vin)).toBe('PendingSale');
    backend.clock.advance(20_000);
    expect((await status()).body).toEqual({ status: 'Signed', signersCompleted: ['buyer', 'dealer'] });
    expect(await order()).toMatchObject({ orderStatus: 'SOLD', deal: { status: 'SIGN' } });
    expect(backend.catalog.availabilityOf(vin)).toBe('Sold');
    const state = await contract();
    expect(state.contract?.isFinalReady).toBe(true);
    expect(state.contract?.signatures.map(({ signer }) => signer)).toEqual(['buyer', 'dealer']);
    const history = await entries();
    const changes = history.slice(-3).map(({ values, actor }) => ({ ...values, actor }));
    expect(changes).toMatchObject([
      { orderStatus: 'CONTRACT_PENDING', signingEvent: 'DocumentsSubmittedForSigning', actor: 'buyer' },
      { orderStatus: 'CONTRACT_PENDING', dealStatus: 'PSIGN', actor: 'buyer' },
      { orderStatus: 'SOLD', signingEvent: 'Signed', actor: 'dealer' },
    ]);
  });

  it('mails once that both have signed, with a link to the copy', async () => {
    await sign(await begin());
    backend.clock.advance(20_000);
    await Promise.all([status(), status(), contract()]);
    const { messages } = (
      await client.get<{ messages: { subject: string; body: string }[] }>('/_sandbox/outbox.json')
    ).body;
    const mails = messages.filter(({ body }) => body.includes(`/signing?orderNumber=${orderNumber}`));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('your signed contract')]);
  });

  it('signs once when the button is pressed twice, also at the same time', async () => {
    const url = await begin();
    const both = await Promise.all([sign(url), sign(url)]);
    expect(both.map((answer) => answer.status)).toEqual([303, 303]);
    const { contract: signed } = await contract();
    expect(signed?.signatures).toHaveLength(1);
    expect((await form(url, { action: 'decline', note: 'too late' })).headers.get('location')).toContain(
      'thank-you',
    );
    expect((await status()).body.signersCompleted).toEqual(['buyer']);
  });

  it('is not signed without a document that was deleted meanwhile', async () => {
    const url = await begin();
    const { dealRefId } = (await store().findOne(orders, { where: eq(orders.orderNumber, orderNumber) }))!;
    const path = `/api/documents/deals/${dealRefId}/documents`;
    const { documents } = (await client.get<{ documents: DealDocument[] }>(path)).body;
    const license = documents.find(({ key }) => key === driversLicenseKey);
    expect((await client.send('DELETE', `${path}/${license!.id}`)).status).toBe(200);
    expect((await sign(url)).status).not.toBe(303);
    expect((await status()).body.signersCompleted).toEqual([]);
  });

  it('does not sign, decline or create a signed contract again', async () => {
    const url = await begin();
    await sign(url);
    backend.clock.advance(8 * 24 * 60 * minuteMs);
    expect(errorCode(await start())).toBe('error.signing.alreadySigned');
    expect(errorCode(await post('/contract', {}))).toBe('error.signing.alreadySigned');
    expect((await contract()).contract?.ending).toBeNull();
  });

  it('stores only the hash of a link’s token, also in stored responses', async () => {
    const token = (await begin()).split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await store().find(signingCeremonies))).not.toContain(token);
    expect(JSON.stringify((await start()).body)).not.toContain('_sandbox');
  });

  it.each([
    ['nothing', '', 'Type your full name'],
    ['another name', 'Eve Buyer', 'as it is on the contract'],
  ])('%s typed as a name does not sign and stays in the field', async (_row, name, message) => {
    const url = await begin();
    const answer = await sign(url, name);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain(`value="${name}"`);
    expect((await status()).body.signersCompleted).toEqual([]);
  });

  it('requires the name to be adopted', async () => {
    const url = await begin();
    expect((await form(url, { action: 'sign', fullName: 'Test Buyer' })).status).toBe(422);
    expect((await sign(url, '  test   BUYER ')).status).toBe(303);
  });

  it('declined: Cancelled, with a new envelope on request', async () => {
    const url = await begin();
    const first = (await contract()).contract?.envelopeId;
    expect((await form(url, { action: 'decline', note: '' })).status).toBe(422);
    await form(url, { action: 'decline', note: 'The price is another one' });
    expect((await status()).body.status).toBe('Cancelled');
    expect((await lastEntry())?.values.signingEvent).toBe('Cancelled');
    expect((await contract()).contract).toMatchObject({ ending: { reason: 'DECLINED' } });
    expect(errorCode(await start())).toBe('error.signing.unavailable');
    expect((await post('/contract', {})).status).toBe(200);
    const { contract: next } = await contract();
    expect(next).toMatchObject({ status: 'Draft', ending: null, isBegun: false });
    expect(next?.envelopeId).not.toBe(first);
    expect((await start()).status).toBe(200);
    await sign((await contract()).contract?.providerUrl ?? '');
    expect((await status()).body.signersCompleted).toEqual(['buyer']);
  });

  it('timed out at the provider is transactionExpired (F67), and so is a contract of a week ago', async () => {
    const url = await begin();
    await form(url, { action: 'time-out' });
    expect(errorCode(await status())).toBe('error.validation.transactionExpired');
    expect((await contract()).contract?.ending?.reason).toBe('TIMED_OUT');
    await post('/contract', {});
    expect((await status()).body.status).toBe('Draft');
    backend.clock.advance(7 * 24 * 60 * minuteMs);
    expect(errorCode(await status())).toBe('error.validation.transactionExpired');
    expect((await contract()).contract?.ending?.reason).toBe('EXPIRED');
  });

  it('a canceled deal is wrongPackageStatus (F67), and gets no contract', async () => {
    const url = await begin();
    await store().update(orders, { dealStatus: 'CANC' }, eq(orders.orderNumber, orderNumber));
    expect(errorCode(await status())).toBe('error.validation.wrongPackageStatus');
    expect((await sign(url)).status).toBe(404);
    expect(errorCode(await post('/contract', {}))).toBe('error.signing.closed');
    expect((await contract()).contract?.ending?.reason).toBe('CLOSED');
  });

  it('verification expired (VEXP): verify again first, then a new contract continues the deal', async () => {
    const url = await begin();
    const set = (change: object) => store().update(orders, change, eq(orders.orderNumber, orderNumber));
    await set({ dealStatus: 'VEXP', idVerificationStatus: null });
    expect((await sign(url)).status).toBe(404);
    expect(errorCode(await post('/contract', {}))).toBe('error.signing.verificationExpired');
    await set({ idVerificationStatus: 'COMPLETED' });
    expect((await post('/contract', {})).status).toBe(200);
    expect(await order()).toMatchObject({ deal: { status: 'VRFY' } });
    expect((await lastEntry())?.values).toMatchObject({ signingEvent: 'Verified', dealStatus: 'VRFY' });
    expect((await start()).status).toBe(200);
  });

  it('has no contract while the step is not ready', async () => {
    orderNumber = await freshOrder('insurance-ready');
    base = `/api/contracting/signing/${orderNumber}`;
    expect(errorCode(await giveConsent())).toBe('error.step.notReady');
  });

  it('a link ends with the next one, after 30 minutes, and when consent is withdrawn', async () => {
    const first = await begin();
    expect((await backend.client().get(first)).status).toBe(200);
    await start();
    expect((await backend.client().get(first)).status).toBe(404);
    const second = (await contract()).contract?.providerUrl ?? '';
    backend.clock.advance(30 * minuteMs);
    expect((await contract()).contract?.providerUrl).toBeNull();
    expect((await sign(second)).status).toBe(404);
    await start();
    const third = (await contract()).contract?.providerUrl ?? '';
    await client.send('POST', `${base}/consent/withdraw`, { body: {} });
    expect((await sign(third)).status).toBe(404);
    expect((await backend.client().get('/_sandbox/signing/unknown')).status).toBe(404);
  });

  it('does not let a different email sign; the buyer’s own continues', async () => {
    const url = await begin();
    const refused = await form(url, { action: 'other', email: 'eve@example.com' });
    expect(refused.status).toBe(403);
    expect(refused.body).toContain('t sign with this email');
    expect((await contract()).contract?.ending).toBeNull();
  });

  it('is visible only to the order’s account', async () => {
    await begin();
    const stranger = backend.client({ sub: 'stranger' });
    const guest = backend.client();
    for (const path of ['/contract', '/contract.pdf', '/status', '/readiness']) {
      expect((await stranger.get(`${base}${path}`)).status).toBe(404);
      expect((await guest.get(`${base}${path}`)).status).toBe(401);
    }
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { envelopeId: (await contract()).contract?.envelopeId };
    expect((await stranger.send('POST', `${base}/ceremony`, { body, headers })).status).toBe(404);
    expect((await backend.client({ tenantId: 'harbor' }).get(`/_sandbox/signing/x`)).status).toBe(404);
  });

  it('starts one ceremony for a repeated request', async () => {
    await giveConsent();
    const envelopeId = (await contract()).contract?.envelopeId;
    await post('/ceremony', { envelopeId }, 'the-same-key');
    const url = (await contract()).contract?.providerUrl;
    await post('/ceremony', { envelopeId }, 'the-same-key');
    expect((await contract()).contract?.providerUrl).toBe(url);
  });
});
