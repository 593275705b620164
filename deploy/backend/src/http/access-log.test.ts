import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { countingRandom, heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { createApp } from './create-app.ts';

const secrets = {
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl',
  email: 'dana@example.com',
  code: '482913',
  order: 'FC-2026-000042',
};

let database: Database;
let lines: string[];
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
});

function app() {
  const made = createApp({
    ...{ db: database.db, tenants: testTenants, tokens: testTokens },
    ...{ clock: heldClock(), random: countingRandom(), log: (line) => void lines.push(line) },
  });
  made.post('/api/orders/:order', (context) => context.json({ ok: true }));
  made.post('/api/broken/:order', () => {
    throw new Error(`no row for ${secrets.email}, ${secrets.code} and ${secrets.token}`);
  });
  return made;
}

it.each([
  ['a call', '/api/orders/', 200],
  ['a call that fails', '/api/broken/', 500],
  ['a path that is not there', '/api/nothing/', 404],
])('T47: the log of %s has no token, code, email or order number', async (_row, path, status) => {
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((...logged: unknown[]) => void lines.push(logged.map(String).join(' ')));
  const query = new URLSearchParams({ email: secrets.email, code: secrets.code, token: secrets.token });
  const response = await app().request(`${path}${secrets.order}?${query.toString()}`, {
    method: 'POST',
    headers: {
      'x-forecourt-tenant': 'northstar',
      'x-auth-token': secrets.token,
      authorization: `Bearer ${secrets.token}`,
      cookie: `session=${secrets.token}`,
      referer: `https://cars.example/sign-in?${query.toString()}`,
      'user-agent': secrets.email,
      'content-type': 'application/json',
    },
    body: JSON.stringify(secrets),
  });
  complain.mockRestore();
  expect(response.status).toBe(status);
  expect(lines.length).toBeGreaterThan(0);
  const logged = decodeURIComponent(lines.join('\n'));
  for (const secret of Object.values(secrets)) expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(/eyJ|example\.com/);
});
