import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenInventory } from './open-inventory.ts';
import { backendSettings } from './settings.ts';
import { startBackend, type RunningBackend } from './start-backend.ts';
import { backendExitCodes } from './start-fault.ts';
import { putEmptyDatabase } from './testing/empty-database.ts';
import { freePort } from './testing/free-port.ts';
import { openTestInventory } from './testing/test-inventory.ts';

let dataDir: string;
let env: Record<string, string>;
const running: RunningBackend[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-backend-'));
  await putEmptyDatabase(dataDir);
  env = { FORECOURT_DATA: dataDir, FORECOURT_VEHICLES: '200', BACKEND_PORT: String(await freePort()) };
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const backend of running.splice(0)) await backend.stop();
});

async function start(change: Record<string, string> = {}, openInventory: OpenInventory = openTestInventory) {
  const backend = await startBackend(backendSettings({ ...env, ...change }), openInventory);
  running.push(backend);
  return backend;
}
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${env.BACKEND_PORT}${path}`, {
    headers: { 'x-forecourt-tenant': 'ember' },
    ...init,
  });

/** Name of the error that signing the demo buyer in ends with; null when it succeeds. */
async function signInError(): Promise<string | null> {
  const response = await ask('/_sandbox/idp/us-east-1', {
    method: 'POST',
    headers: {
      'x-forecourt-tenant': 'ember',
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'forecourtember',
      AuthParameters: { USERNAME: 'demo@ember.example', PASSWORD: 'Forecourt1!' },
    }),
  });
  return response.headers.get('x-amzn-errortype');
}

describe('a backend that starts', () => {
  it('says what it is busy with until it is ready, and asks calls to come again', async () => {
    let goOn: () => void = () => undefined;
    const isLet = new Promise<void>((done) => (goOn = done));
    let starting: Promise<RunningBackend> | undefined;
    await new Promise<void>((isOpening) => {
      starting = start({}, async (surroundings) => {
        isOpening();
        await isLet;
        return openTestInventory(surroundings);
      });
    });
    const busy = await ask('/healthz');
    expect([busy.status, await busy.json()]).toEqual([
      503,
      { status: 'starting', reason: 'filling the inventory' },
    ]);
    const early = await ask('/public/cart');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await early.json()).toMatchObject({ error: { code: 'error.unavailable' } });
    goOn();
    await starting;
    const health = await ask('/healthz');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect((await ask('/public/cart')).status).toBe(200);
  });

  it('remembers everything after a restart', async () => {
    const first = await start();
    await ask('/_sandbox/flags/message_banner', {
      method: 'PUT',
      headers: { 'x-forecourt-tenant': 'ember', 'content-type': 'application/json' },
      body: JSON.stringify({ value: 'kept' }),
    });
    await first.stop();
    await expect(ask('/healthz')).rejects.toThrow();
    await start();
    const file = (await (await ask('/proxy/optimizelyDataFile')).json()) as { flags: object };
    expect(file.flags).toMatchObject({ message_banner: 'kept' });
  });

  it('has flags but no sandbox pages and no demo buyer in production', async () => {
    await start({ FORECOURT_ENV: 'production', FORECOURT_DATA_KEY: 'a1'.repeat(32) });
    expect(await (await ask('/proxy/optimizelyDataFile')).json()).toMatchObject({
      flags: { message_banner: true },
    });
    expect((await ask('/_sandbox/outbox')).status).toBe(404);
    expect((await ask('/_sandbox/flags/message_banner', { method: 'PUT' })).status).toBe(404);
    expect(await signInError()).toBe('NotAuthorizedException');
  });

  it('has a demo buyer in a sandbox', async () => {
    await start();
    expect(await signInError()).toBeNull();
  });
});

describe('a backend that cannot start', () => {
  it.each([
    ['BACKEND_PORT', 'many', 'BACKEND_PORT is "many", but it is a whole number from 1 to 65535.'],
    ['FORECOURT_VEHICLES', '0', 'FORECOURT_VEHICLES is "0"'],
    ['FORECOURT_ENV', 'moon', 'FORECOURT_ENV is "moon"'],
    ['FORECOURT_ENV', 'production', 'FORECOURT_DATA_KEY is missing'],
    ['FORECOURT_DATA_KEY', 'short', 'FORECOURT_DATA_KEY must hold keys of 64 hexadecimal digits'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not an address like postgres://'],
  ])('names the setting %s=%s', async (name, value, sentence) => {
    await expect(start({ [name]: value })).rejects.toMatchObject({
      exitCode: backendExitCodes.badSetting,
      message: expect.stringContaining(sentence) as string,
    });
  });

  it('says that nobody answers at DATABASE_URL, without its password', async () => {
    const databaseUrl = `postgres://user:hidden@127.0.0.1:${await freePort()}/forecourt`;
    const fault = await start({ DATABASE_URL: databaseUrl }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ exitCode: backendExitCodes.databaseUnreachable });
    expect(String(fault)).toContain('/forecourt cannot be used (ECONNREFUSED)');
    expect(String(fault)).not.toContain('hidden');
  });

  it('says which port is in use', async () => {
    await start();
    const other = mkdtempSync(join(tmpdir(), 'forecourt-backend-'));
    await expect(start({ FORECOURT_DATA: other })).rejects.toMatchObject({
      exitCode: backendExitCodes.portInUse,
      message: expect.stringContaining(`Port ${env.BACKEND_PORT} is in use`) as string,
    });
  });

  it('says who holds the data directory, and gives its own port free again', async () => {
    await start();
    const port = String(await freePort());
    await expect(start({ BACKEND_PORT: port })).rejects.toMatchObject({
      exitCode: backendExitCodes.dataLocked,
      message: expect.stringContaining(`in use by process ${process.pid}`) as string,
    });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
