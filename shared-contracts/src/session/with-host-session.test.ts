import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { HostSession } from '../embedding/host-session.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { createTestPlatform, identityFixture } from '../testing/index.ts';

const ann = { sub: 'u1', email: 'ann@example.com', given_name: 'Änn', token_use: 'id', iat: 100, exp: 3_700 };

function tokenOf(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const part = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `e30.${part}.c2ln`;
}

async function underHost(idToken: (isRenewal: boolean) => string | undefined, isGiven = true) {
  const changed = new Set<() => void>();
  const asked: boolean[] = [];
  const hostSession: HostSession = {
    isGiven: () => isGiven,
    async idToken(isRenewal) {
      asked.push(isRenewal);
      return idToken(isRenewal);
    },
    subscribe: (listener) => (changed.add(listener), () => changed.delete(listener)),
  };
  const values = new Map<string, string>();
  const raw = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const own = vi.fn(async () => identityFixture());
  const fetch = async () => new Response('{}', { status: 401 });
  const parts = { hostSession, openLocal: () => raw, openSession: () => raw, loadIdentity: own, fetch };
  return { platform: await createTestPlatform({ parts }), asked, values, own };
}

test('the user signed in at the host is signed in, and the token is not stored', async () => {
  const token = tokenOf(ann);
  const { platform, asked, values, own } = await underHost(() => token);
  expect(platform.session.getState()).toEqual({
    status: 'signed-in',
    user: { sub: 'u1', email: 'ann@example.com', givenName: 'Änn' },
  });
  expect(asked).toEqual([false]);
  expect([...values.values()].join()).not.toContain(token.split('.')[1]);
  expect(own).not.toHaveBeenCalled();
});

test('the host decides when an idle session ends, not us', async () => {
  const { platform, values } = await underHost(() => tokenOf(ann));
  const key =
    [...values.keys()].find((name) => name.endsWith('last-active')) ?? 'forecourt.testdealer.last-active';
  values.set(key, '1');
  platform.sessionWatch.stay();
  expect(platform.session.getState()).not.toHaveProperty('isOver');
  expect((await platform.session.restore()).status).toBe('signed-in');
});

test.each([
  ['nobody', undefined],
  ['no token', 'hello'],
  ['no claims', 'e30.e30.c2ln'],
  ['an access token', tokenOf({ ...ann, token_use: 'access' })],
  ['a token without an owner', tokenOf({ ...ann, sub: '' })],
  ['claims of a wrong kind', tokenOf({ ...ann, exp: 'soon' })],
  ['a prototype', tokenOf({ __proto__: ann })],
])('a host that provides %s results in a guest', async (_name, token) => {
  const { platform } = await underHost(() => token);
  expect(platform.session.getState()).toEqual({ status: 'guest' });
});

test('a host that provides no sessions is not called', async () => {
  const { platform, asked } = await underHost(() => tokenOf(ann), false);
  expect(platform.session.getState()).toEqual({ status: 'guest' });
  expect(asked).toEqual([]);
});

test('signing out here makes the user a guest, until the host signs in again', async () => {
  const { platform } = await underHost(() => tokenOf(ann));
  await platform.session.signOut();
  expect(platform.session.getState()).toEqual({ status: 'guest' });
  expect((await platform.session.restore()).status).toBe('signed-in');
});

const getOwn = defineEndpoint({
  id: 'own.get',
  method: 'GET',
  path: '/api/own',
  auth: 'required',
  response: v.object({}),
});

test('a session whose token the server refused goes on once the host signs in again', async () => {
  const { platform } = await underHost((isRenewal) => (isRenewal ? undefined : tokenOf(ann)));
  void platform.client.call(getOwn).catch(() => undefined);
  await vi.waitFor(() =>
    expect(platform.session.getState()).toMatchObject({ status: 'signed-in', isOver: true }),
  );
  expect(await platform.session.restore()).toEqual({
    status: 'signed-in',
    user: { sub: 'u1', email: 'ann@example.com', givenName: 'Änn' },
  });
});
