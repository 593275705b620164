import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineEndpoint } from '../http/endpoint.ts';
import { createTestPlatform, identityFixture, pageFixture } from '../testing/index.ts';
import { PageContextSchema } from '../page/index.ts';

const getOwn = defineEndpoint({
  id: 'own.get',
  method: 'GET',
  path: '/api/own',
  auth: 'required',
  response: v.object({ token: v.string() }),
});
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = { sub: 'u1', email: 'demo@testdealer.example', givenName: 'Demo' };
const adapter = identityFixture({
  signIn: async () => ({ kind: 'success', user }),
  tokens: async () => ({ kind: 'tokens', tokens: { idToken: 'token-1', lifetimeMs: 3_600_000, user } }),
});

test('the fixture is a valid page context', () => {
  expect(v.safeParse(PageContextSchema, pageFixture()).issues).toBeUndefined();
});

test.each([
  ['us-west-2', HttpResponse.json({ region: 'us-east-1', activeRegion: 'us-west-2' })],
  ['us-east-1', HttpResponse.json({ region: 'us-east-1', activeRegion: 'us-east-1' })],
  ['us-east-1', HttpResponse.json({}, { status: 500 })],
])('sign-in uses the pool of the active region %s (F35)', async (region, reply) => {
  server.use(http.post('http://localhost/user/region', () => reply));
  const loadIdentity = vi.fn(async () => adapter);
  const platform = await createTestPlatform({ parts: { loadIdentity } });
  await platform.session.signIn({ email: user.email, password: 'Forecourt1!' });
  expect(loadIdentity).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ region }));
});

test('calls carry the token, and listeners are notified of the session without it', async () => {
  server.use(
    http.get('http://localhost/api/own', ({ request }) =>
      HttpResponse.json({ token: request.headers.get('x-auth-token') }),
    ),
  );
  const platform = await createTestPlatform({ signedInAs: user });
  expect(await platform.client.call(getOwn)).toEqual({ token: 'test-token' });
  expect(platform.events.last('session:changed')?.payload).toEqual({
    status: 'signed-in',
    givenName: 'Demo',
  });
  await platform.session.signOut();
  expect(platform.events.last('session:changed')?.payload).toEqual({ status: 'guest' });
});

test('no member of the platform exposes a token (T19)', async () => {
  const platform = await createTestPlatform({ signedInAs: user });
  const seen = new Set<unknown>();
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (value === 'test-token' || /token/i.test(path.split('.').at(-1) ?? '')) found.push(path);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`);
  };
  walk(platform, 'platform');
  expect(found).toEqual([]);
});

test('flags come from the page, and forced ones from its query', async () => {
  const page = { flags: { revision: '1', flags: { message_banner: true, cart_cash_cobuyer: true } } };
  const platform = await createTestPlatform({ page, target: '/?flags=message_banner=false' });
  expect(platform.flags.read('message_banner', true)).toBe(false);
  expect(platform.flags.read('cart_cash_cobuyer', false)).toBe(true);
});
