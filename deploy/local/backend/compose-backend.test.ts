import { startBackend, type RunningBackend } from '@forecourt/backend/start-backend.ts';
import { putEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import { freeBackendPorts } from '@forecourt/backend/testing/free-port.ts';
import { openTestInventory } from '@forecourt/backend/testing/test-inventory.ts';
import { copyFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes } from '@forecourt/settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeLocalBackend } from './compose-backend.ts';
import { localBackendSettings } from './local-settings.ts';

const releases = fileURLToPath(new URL('../../releases', import.meta.url));
/** Settings of the one data directory and the two ports of this file. */
let env: Record<string, string>;
const running: RunningBackend[] = [];

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-backend-'));
  env = { FORECOURT_DATA: dataDir, ...(await freeBackendPorts()) };
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(stopAll);

const tenantFolder = () => join(env.FORECOURT_DATA ?? '', 'releases/tenants');

async function stopAll(): Promise<void> {
  for (const backend of running.splice(0)) await backend.stop();
}

async function start(change: Record<string, string> = {}) {
  const settings = localBackendSettings({ ...env, ...change });
  const backend = await startBackend(settings.backend, composeLocalBackend(settings, openTestInventory(200)));
  running.push(backend);
  return backend;
}

const headers = { 'x-forecourt-tenant': 'ember', 'content-type': 'application/json' };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${env.BACKEND_PORT}${path}`, { headers, ...init });

function signIn(password: string): Promise<Response> {
  return ask('/_sandbox/idp/us-east-1', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'forecourtember',
      AuthParameters: { USERNAME: 'demo@ember.example', PASSWORD: password },
    }),
  });
}

describe('the backend of one machine', () => {
  /** Filling a new database with accounts and orders takes most of a start: one backend serves all of these tests. */
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    putEmptyDatabase(env.FORECOURT_DATA ?? '');
    cpSync(join(releases, 'tenants'), tenantFolder(), { recursive: true });
    await start();
  });
  afterAll(stopAll);

  it('has a demo buyer, who signs in with the published password and no other', async () => {
    expect((await signIn('Forecourt1!')).status).toBe(200);
    const refused = await signIn('Forecourt2!');
    expect([refused.status, refused.headers.get('x-amzn-errortype')]).toEqual([
      400,
      'NotAuthorizedException',
    ]);
  });

  it('serves a tenant that is published while it runs, with its demo buyer and orders', async () => {
    const mine = { ...headers, 'x-forecourt-tenant': 'mine' };
    const flags = () => ask('/proxy/optimizelyDataFile', { headers: mine });
    expect((await flags()).status).toBe(421);
    copyFileSync(join(releases, 'new-tenant.json'), join(tenantFolder(), 'mine.json'));
    await vi.waitFor(async () => expect((await flags()).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
    await vi.waitFor(
      async () => {
        const body = JSON.stringify({ key: 'paid' });
        expect((await ask('/_sandbox/sample-orders', { method: 'POST', headers: mine, body })).status).toBe(
          201,
        );
      },
      { timeout: 20_000, interval: 200 },
    );
  });

  it('has the pages of the stand-ins and a payment provider on a port of its own', async () => {
    expect((await ask('/_sandbox/outbox')).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${env.PAYMENT_PORT}/healthz`)).status).toBe(200);
  });

  it('remembers everything after a restart', async () => {
    await ask('/_sandbox/flags/message_banner', { method: 'PUT', body: JSON.stringify({ value: 'kept' }) });
    await stopAll();
    await expect(ask('/healthz')).rejects.toThrow();
    await start();
    const file = (await (await ask('/proxy/optimizelyDataFile')).json()) as { flags: object };
    expect(file.flags).toMatchObject({ message_banner: 'kept' });
    expect((await signIn('Forecourt1!')).status).toBe(200);
  });
});

describe('settings', () => {
  it.each([
    ['FORECOURT_VEHICLES', '0', 'FORECOURT_VEHICLES is "0"'],
    ['PAYMENT_ORIGIN', 'pay.example', 'PAYMENT_ORIGIN is "pay.example", but it is an origin like http'],
    ['FORECOURT_ENV', 'moon', 'FORECOURT_ENV is "moon"'],
    ['FORECOURT_ENV', 'production', 'Start deploy/backend/src/main.ts instead.'],
    ['FORECOURT_DATA_KEY', 'short', 'FORECOURT_DATA_KEY must hold keys of 64 hexadecimal digits'],
  ])('%s=%s does not start and is named', async (name, value, sentence) => {
    await expect(start({ [name]: value })).rejects.toMatchObject({
      exitCode: exitCodes.badSetting,
      message: expect.stringContaining(sentence) as string,
    });
  });

  it('make a data key of its own where none is given', () => {
    expect(localBackendSettings(env).backend.dataKeyDir).toBe(env.FORECOURT_DATA);
  });
});
