// @module-tag matrix
import { orderTerms, type Cart, type Order, type OrderTerms } from '@forecourt/shared-contracts/commerce';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import { freeBackendPorts } from '@forecourt/backend/testing/free-port.ts';
import { postgresPrograms, startLocalPostgres } from '@forecourt/backend/testing/local-postgres.ts';
import { spawnBackend, type BackendProcess } from '@forecourt/backend/testing/spawn-backend.ts';
import { exitCodes } from '@forecourt/settings';

let env: {
  FORECOURT_DATA: string;
  FORECOURT_VEHICLES: string;
  BACKEND_PORT: string;
  PAYMENT_PORT: string;
  DATABASE_URL?: string;
};
const started: BackendProcess[] = [];

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-main-'));
  putEmptyDatabase(dataDir);
  env = { FORECOURT_DATA: dataDir, FORECOURT_VEHICLES: '300', ...(await freeBackendPorts()) };
});
afterEach(async () => {
  for (const backend of started.splice(0)) {
    backend.signal('SIGKILL');
    await backend.end();
  }
  rmSync(env.FORECOURT_DATA, { recursive: true, force: true });
});

function spawn(change: Record<string, string> = {}) {
  const backend = spawnBackend({ ...env, ...change });
  started.push(backend);
  return backend;
}

const headers = { 'x-forecourt-tenant': 'harbor', 'content-type': 'application/json' };

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/_sandbox/idp/us-east-1`, {
    method: 'POST',
    headers: { ...headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'forecourtharbor',
      AuthParameters: { USERNAME: 'demo@harbor.example', PASSWORD: 'Forecourt1!' },
    }),
  });
  const answer = (await response.json()) as { AuthenticationResult: { IdToken: string } };
  return answer.AuthenticationResult.IdToken;
}

interface SendOptions {
  readonly method?: string;
  readonly body?: object;
  readonly key?: string;
}

/** Calls of the demo buyer, whose session outlives restarts. */
async function buyer(url: string) {
  const token = await signIn(url);
  async function call<T>(path: string, { method = 'GET', body, key }: SendOptions = {}): Promise<T> {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, 'x-auth-token': token, ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as T;
  }
  return {
    async fillCart(): Promise<OrderTerms> {
      const found = await call<{ vehicles: Vehicle[] }>('/public/inventory/vehicles?availability=Available');
      const body = { vin: found.vehicles[0]?.vin, purchaseType: 'Cash' };
      const { cart } = await call<{ cart: Cart }>('/public/cart', { method: 'PUT', body });
      return orderTerms(cart.price);
    },
    place: (terms: OrderTerms, key: string) =>
      call<{ data: Order }>('/api/commerce/orders', {
        method: 'POST',
        body: { purchaseType: 'Cash', terms },
        key,
      }),
    orders: async () => (await call<{ orders: Order[] }>('/api/commerce/orders')).orders,
  };
}

describe('the backend as a process', { timeout: 600_000 }, () => {
  it('does an order once or not at all when it is killed in the middle, and knows the key after the restart (F56)', async () => {
    let backend = spawn();
    await backend.ready();
    for (const [round, killAfterMs] of [0, 15, 40, 400].entries()) {
      const before = await buyer(backend.url);
      const known = (await before.orders()).length;
      const terms = await before.fillCart();
      const key = `killed-${round}-000`;
      const first = before.place(terms, key).catch(() => undefined);
      await new Promise((next) => setTimeout(next, killAfterMs));
      backend.signal('SIGKILL');
      await backend.end();
      const acknowledged = (await first)?.data.orderNumber;

      backend = spawn();
      await backend.ready();
      const after = await buyer(backend.url);
      const { orderNumber } = (await after.place(terms, key)).data;
      if (acknowledged) expect(orderNumber).toBe(acknowledged);
      const orders = await after.orders();
      expect(orders).toHaveLength(known + 1);
      expect(orders.filter((order) => order.orderNumber === orderNumber)).toHaveLength(1);
    }
  });

  it('ends calmly on SIGTERM and refuses a second process meanwhile', async () => {
    const backend = spawn();
    await backend.ready();
    const second = await spawn(await freeBackendPorts()).end();
    expect(second.exitCode).toBe(exitCodes.dataLocked);
    expect(second.stderr).toMatch(
      /^The data directory .*\/db is in use by process \d+\. Stop that one, or set FORECOURT_DATA/,
    );
    const elsewhere = mkdtempSync(join(tmpdir(), 'forecourt-main-'));
    const third = await spawn({ FORECOURT_DATA: elsewhere }).end();
    expect([third.exitCode, third.stderr]).toEqual([
      exitCodes.portInUse,
      `Port ${env.BACKEND_PORT} is in use. Stop what listens there, or set BACKEND_PORT to another port.`,
    ]);
    backend.signal('SIGTERM');
    expect(await backend.end()).toEqual({ exitCode: 0, stderr: '' });
  });

  const programs = postgresPrograms();
  it.skipIf(!programs)('does the same on a PostgreSQL server', async () => {
    const server = await startLocalPostgres(programs ?? '');
    try {
      env.DATABASE_URL = server.databaseUrl;
      const first = spawn();
      await first.ready();
      const before = await buyer(first.url);
      const known = (await before.orders()).length;
      const { orderNumber } = (await before.place(await before.fillCart(), 'postgres-key')).data;
      first.signal('SIGKILL');
      await first.end();
      const second = spawn();
      await second.ready();
      const numbers = (await (await buyer(second.url)).orders()).map((order) => order.orderNumber);
      expect(numbers.filter((number) => number === orderNumber)).toHaveLength(1);
      expect(numbers).toHaveLength(known + 1);
    } finally {
      for (const backend of started) backend.signal('SIGKILL');
      await server.stop();
    }
  });
});
