// @module-tag matrix
import type { Order } from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey, type DealDocument } from '@forecourt/shared-contracts/documents';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putEmptyDatabase } from '../testing/empty-database.ts';
import { freeBackendPorts } from '../testing/free-port.ts';
import { spawnBackend, type BackendProcess } from '../testing/spawn-backend.ts';
import { sampleFile } from '../testing/sample-file.ts';

const jpg = sampleFile('drivers-license.jpg');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const tenant = { 'x-forecourt-tenant': 'harbor' };
let env: Record<string, string>;
let backend: BackendProcess;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-upload-'));
  putEmptyDatabase(dataDir);
  env = { FORECOURT_DATA: dataDir, FORECOURT_VEHICLES: '900', ...(await freeBackendPorts()) };
  backend = spawnBackend(env);
  await backend.ready();
}, 120_000);
afterAll(async () => {
  backend.signal('SIGKILL');
  await backend.end();
  rmSync(env['FORECOURT_DATA'] ?? '', { recursive: true, force: true });
});

async function json<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { ...tenant, 'content-type': 'application/json', ...(init.headers as object) };
  return (await (await fetch(backend.url + path, { ...init, headers })).json()) as T;
}

async function signIn(): Promise<string> {
  const { AuthenticationResult } = await json<{ AuthenticationResult: { IdToken: string } }>(
    '/_sandbox/idp/us-east-1',
    {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'forecourtharbor',
        AuthParameters: { USERNAME: 'demo@harbor.example', PASSWORD: 'Forecourt1!' },
      }),
    },
  );
  return AuthenticationResult.IdToken;
}

/** Documents of a new order, as its buyer accesses them; the session survives restarts. */
async function freshDeal() {
  const auth = { ...tenant, 'x-auth-token': await signIn() };
  const { orderNumber } = await json<{ orderNumber: string }>('/_sandbox/sample-orders', {
    method: 'POST',
    body: JSON.stringify({ key: 'insurance-ready' }),
  });
  const { data } = await json<{ data: Order }>(`/public/commerce/orders/${orderNumber}`, { headers: auth });
  const path = `/api/documents/deals/${data.deal.dealRefId}/documents`;
  return {
    async upload(): Promise<number | undefined> {
      const body = new FormData();
      body.append('documents', new Blob([jpg]), 'license.jpg');
      const sent = fetch(`${backend.url}${path}/${driversLicenseKey}`, {
        method: 'PUT',
        headers: auth,
        body,
      });
      return (await sent.catch(() => undefined))?.status;
    },
    /** SHA-256 of every file of the driver's license, as served. */
    async hashes(): Promise<string[]> {
      const { documents } = await json<{ documents: DealDocument[] }>(path, { headers: auth });
      const files = documents.filter(({ key, file }) => key === driversLicenseKey && file);
      return Promise.all(
        files.map(async ({ id }) => {
          const answer = await fetch(`${backend.url}${path}/${id}`, { headers: auth });
          return sha256(new Uint8Array(await answer.arrayBuffer()));
        }),
      );
    },
  };
}

it('an upload is stored completely or not at all when the server is killed mid-upload, and repeating it gives one file (F51, F56)', async () => {
  for (const killAfterMs of [0, 12, 40, 400]) {
    const deal = await freshDeal();
    const upload = deal.upload();
    await new Promise((next) => setTimeout(next, killAfterMs));
    backend.signal('SIGKILL');
    await backend.end();
    const acknowledged = (await upload) === 200;
    backend = spawnBackend(env);
    await backend.ready();
    const kept = await deal.hashes();
    expect([[], [sha256(jpg)]]).toContainEqual(kept);
    if (acknowledged) expect(kept).toEqual([sha256(jpg)]);
    expect(await deal.upload()).toBe(200);
    expect(await deal.hashes()).toEqual([sha256(jpg)]);
  }
}, 600_000);
