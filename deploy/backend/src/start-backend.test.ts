import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from '@forecourt/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuredProviders } from './configured-providers.ts';
import { cognitoIdentity } from './identity-wiring.ts';
import type { OpenInventory } from './open-inventory.ts';
import { providerNames } from './providers.ts';
import { backendSettings } from './settings.ts';
import { startBackend, type RunningBackend } from './start-backend.ts';
import { putEmptyDatabase } from './testing/empty-database.ts';
import { freePort } from './testing/free-port.ts';
import { openTestInventory } from './testing/test-inventory.ts';

let env: Record<string, string>;
const running: RunningBackend[] = [];

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-backend-'));
  env = {
    FORECOURT_DATA: dataDir,
    FORECOURT_DATA_KEY: 'a1'.repeat(32),
    FORECOURT_NOT_OFFERED: providerNames.join(','),
    BACKEND_PORT: String(await freePort()),
  };
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const backend of running.splice(0)) await backend.stop();
});

/** Starts the production process, with an inventory in memory. */
async function start(
  change: Record<string, string> = {},
  openInventory: OpenInventory = openTestInventory(20),
) {
  const settings = backendSettings({ ...env, ...change });
  const providers = configuredProviders(settings);
  const backend = await startBackend(settings, (core) =>
    Promise.resolve({ providers, identity: cognitoIdentity(core), openInventory }),
  );
  running.push(backend);
  return backend;
}
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${env.BACKEND_PORT}${path}`, {
    headers: { 'x-forecourt-tenant': 'ember' },
    ...init,
  });

describe('a backend that starts', () => {
  beforeEach(() => putEmptyDatabase(env.FORECOURT_DATA ?? ''));

  it('says what it is busy with until it is ready, and refuses calls as temporarily unavailable', async () => {
    let goOn: () => void = () => undefined;
    const isLet = new Promise<void>((done) => (goOn = done));
    let starting: Promise<RunningBackend> | undefined;
    await new Promise<void>((isOpening) => {
      starting = start({}, async (deps) => {
        isOpening();
        await isLet;
        return openTestInventory(20)(deps);
      });
    });
    const busy = await ask('/healthz');
    expect([busy.status, await busy.json()]).toEqual([
      503,
      { status: 'starting', reason: 'filling the inventory' },
    ]);
    expect((await ask('/livez')).status).toBe(200);
    const early = await ask('/public/cart');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await early.json()).toMatchObject({ error: { code: 'error.unavailable' } });
    goOn();
    await starting;
    const health = await ask('/healthz');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/public/cart')).status).toBe(200);
  });

  it('has flags but nothing below /_sandbox, and no stand-in for sign-in', async () => {
    await start();
    expect(await (await ask('/proxy/optimizelyDataFile')).json()).toMatchObject({
      flags: { message_banner: false },
    });
    expect((await ask('/_sandbox/outbox')).status).toBe(404);
    expect((await ask('/_sandbox/flags/message_banner', { method: 'PUT' })).status).toBe(404);
    expect((await ask('/_sandbox/idp/us-east-1', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('a backend that cannot start', () => {
  it.each([
    ['BACKEND_PORT', 'many', 'BACKEND_PORT is "many", but it is a whole number from 1 to 65535.'],
    ['FORECOURT_DATA_KEY', '', 'FORECOURT_DATA_KEY is missing'],
    ['FORECOURT_DATA_KEY', 'short', 'FORECOURT_DATA_KEY must hold keys of 64 hexadecimal digits'],
    ['FORECOURT_NOT_OFFERED', 'moon', 'FORECOURT_NOT_OFFERED lists moon, but its names are lender,'],
    [
      'FORECOURT_NOT_OFFERED',
      'lender,mail',
      'No adapter is configured for credit-bureau, trade-in, insurance,',
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not an address like postgres://'],
  ])('names the setting %s=%s', async (name, value, sentence) => {
    await expect(start({ [name]: value })).rejects.toMatchObject({
      exitCode: exitCodes.badSetting,
      message: expect.stringContaining(sentence) as string,
    });
  });

  it('needs a mail server unless mail is not offered', async () => {
    const withoutMail = providerNames.filter((name) => name !== 'mail').join(',');
    await expect(start({ FORECOURT_NOT_OFFERED: withoutMail })).rejects.toMatchObject({
      message: expect.stringContaining('No adapter is configured for mail.') as string,
    });
    const settings = backendSettings({
      ...env,
      FORECOURT_NOT_OFFERED: withoutMail,
      SMTP_HOST: 'mail.example',
    });
    expect(() => configuredProviders(settings)).not.toThrow();
  });

  it('says that no one answers at DATABASE_URL, without its password', async () => {
    const databaseUrl = `postgres://user:hidden@127.0.0.1:${await freePort()}/forecourt`;
    const fault = await start({ DATABASE_URL: databaseUrl }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ exitCode: exitCodes.databaseUnreachable });
    expect(String(fault)).toContain('/forecourt cannot be used (ECONNREFUSED)');
    expect(String(fault)).not.toContain('hidden');
  });

  it('says which port is in use', async () => {
    putEmptyDatabase(env.FORECOURT_DATA ?? '');
    await start();
    const other = mkdtempSync(join(tmpdir(), 'forecourt-backend-'));
    await expect(start({ FORECOURT_DATA: other })).rejects.toMatchObject({
      exitCode: exitCodes.portInUse,
      message: expect.stringContaining(`Port ${env.BACKEND_PORT} is in use`) as string,
    });
  });

  it('says who holds the data directory, and releases its own port', async () => {
    putEmptyDatabase(env.FORECOURT_DATA ?? '');
    await start();
    const port = String(await freePort());
    await expect(start({ BACKEND_PORT: port })).rejects.toMatchObject({
      exitCode: exitCodes.dataLocked,
      message: expect.stringContaining(`in use by process ${process.pid}`) as string,
    });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
