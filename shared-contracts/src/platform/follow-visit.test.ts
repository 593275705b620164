import { beforeEach, expect, test, vi } from 'vitest';
import { chooseRegion, mergeVisit } from '../identity/index.ts';
import { answer, createTestPlatform, identityFixture, refuse, startApi } from '../testing/index.ts';
import type { SessionUser } from '../session/session-user.ts';
import { followVisit } from './follow-visit.ts';
import { memoryDeps } from './memory-deps.ts';
import type { Platform } from './platform.ts';

const api = startApi();
const ann = { sub: 'ann', email: 'ann@example.com' };
const password = 'Forecourt1!';
const merged: { readonly sessionId: string; readonly token: string | null }[] = [];
const log = vi.fn();

beforeEach(() => {
  merged.length = 0;
  log.mockClear();
  api.use(
    answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }),
    answer(mergeVisit, ({ body, headers }) => {
      merged.push({ sessionId: body.sessionId, token: headers.get('x-auth-token') });
      return { changed: ['cart'] };
    }),
  );
});

/** A tab whose storage persists across loads. */
function openTab(userOf: () => SessionUser = () => ann) {
  const { openSession, openLocal, tabs } = memoryDeps({ target: '/', baseUrl: 'http://localhost' });
  const loadIdentity = async () =>
    identityFixture({
      signIn: async ({ email }) => {
        openLocal().setItem('CognitoIdentityServiceProvider.client1.LastAuthUser', email);
        return { kind: 'success', user: userOf() };
      },
      tokens: async () => ({
        kind: 'tokens',
        tokens: { idToken: 'token-1', lifetimeMs: 3_600_000, user: userOf() },
      }),
    });
  return async (): Promise<Platform> => {
    const platform = await createTestPlatform({ parts: { openSession, openLocal, tabs, loadIdentity } });
    followVisit(platform, log);
    return platform;
  };
}

const settled = (platform: Platform, sessionId: string) =>
  vi.waitFor(() => expect(platform.storage.sessionId).not.toBe(sessionId), { timeout: 15_000 });

async function guestTab() {
  const platform = await openTab()();
  return { platform, sessionId: platform.storage.sessionId };
}

test('a sign-in merges the visit into the account, once, and the visit gets a new id (T41)', async () => {
  const { platform, sessionId } = await guestTab();
  const listener = vi.fn();
  platform.events.subscribe('account:merged', ({ payload }) => listener(payload));
  await platform.session.signIn({ email: ann.email, password });
  await settled(platform, sessionId);
  expect(merged).toEqual([{ sessionId, token: 'token-1' }]);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith({ changed: ['cart'] }), {
    timeout: 15_000,
  });
});

test('a session change during the merge does not request a second one', async () => {
  let answerMerge = () => {};
  const held = new Promise<void>((done) => (answerMerge = done));
  api.use(
    answer(mergeVisit, async ({ body }) => {
      merged.push({ sessionId: body.sessionId, token: null });
      await held;
      return { changed: [] };
    }),
  );
  const names = ['Ann', 'Anne', 'Anna'];
  const platform = await openTab(() => ({ ...ann, givenName: names[merged.length] ?? '' }))();
  const { sessionId } = platform.storage;
  await platform.session.signIn({ email: ann.email, password });
  await vi.waitFor(() => expect(merged).toHaveLength(1), { timeout: 15_000 });
  const states = vi.fn();
  platform.session.subscribe(states);
  await platform.session.signIn({ email: ann.email, password });
  expect(states).toHaveBeenCalled();
  answerMerge();
  await settled(platform, sessionId);
  expect(merged).toEqual([{ sessionId, token: null }]);
});

test('signing out makes the user a guest again, and the next sign-in merges the next visit', async () => {
  const { platform, sessionId } = await guestTab();
  await platform.session.signIn({ email: ann.email, password });
  await settled(platform, sessionId);
  const second = platform.storage.sessionId;
  await platform.session.signOut();
  await platform.session.signIn({ email: ann.email, password });
  await settled(platform, second);
  expect(merged.map((call) => call.sessionId)).toEqual([sessionId, second]);
});

test('no event is emitted if there was nothing to merge', async () => {
  api.use(answer(mergeVisit, { changed: [] }));
  const { platform, sessionId } = await guestTab();
  const listener = vi.fn();
  platform.events.subscribe('account:merged', listener);
  await platform.session.signIn({ email: ann.email, password });
  await settled(platform, sessionId);
  expect(listener).not.toHaveBeenCalled();
});

test('a merge that fails keeps the visit and is retried at the next load', async () => {
  api.use(refuse(mergeVisit, 500, 'error.internal'));
  const load = openTab();
  const first = await load();
  const { sessionId } = first.storage;
  await first.session.signIn({ email: ann.email, password });
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(first.storage.sessionId).toBe(sessionId);

  api.use(answer(mergeVisit, ({ body }) => (merged.push({ ...body, token: null }), { changed: [] })));
  const second = await load();
  expect(second.storage.sessionId).toBe(sessionId);
  expect(second.session.getState().status).toBe('signed-in');
  await settled(second, sessionId);
  expect(merged).toEqual([{ sessionId, token: null }]);
});

test('a visit that never belonged to a guest is not merged', async () => {
  const platform = await createTestPlatform({ signedInAs: ann });
  followVisit(platform, log);
  expect(platform.session.getState().status).toBe('signed-in');
  expect(api.calls.filter((call) => call.endsWith('/merge'))).toEqual([]);
});
