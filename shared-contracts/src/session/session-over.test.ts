// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import { createSession, type SessionDeps } from './create-session.ts';
import type { IdentityAdapter, TokensResult } from './identity-adapter.ts';
import type { TabMessage } from './tab-channel.ts';

const user = { sub: 'u1', email: 'demo@harbor.example', givenName: 'Demo' };
const credentials = { email: user.email, password: 'Forecourt1!' };

/** The state shared by all tabs of one browser, and the identity service: each refresh token may be used once. */
function browser(pause: () => Promise<void>) {
  let stored: { token: string; refresh: number } | undefined = { token: 'token-0', refresh: 0 };
  let valid = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const refreshes = { asked: 0, underWay: 0, mostAtOnce: 0, reused: 0 };
  const tabs: { receive: (message: TabMessage) => void }[] = [];
  let signedInAs = user;
  let now = 0;
  const answer = (): TokensResult =>
    stored
      ? { kind: 'tokens', tokens: { idToken: stored.token, lifetimeMs: 3_600_000, user: signedInAs } }
      : { kind: 'none' };
  const renew = async (): Promise<TokensResult> => {
    const used = stored?.refresh;
    refreshes.asked += 1;
    refreshes.underWay += 1;
    refreshes.mostAtOnce = Math.max(refreshes.mostAtOnce, refreshes.underWay);
    await pause();
    refreshes.underWay -= 1;
    if (used === undefined || used !== valid) {
      refreshes.reused += used === undefined ? 0 : 1;
      stored = undefined;
      return { kind: 'none' };
    }
    valid += 1;
    stored = { token: `token-${valid}`, refresh: valid };
    return answer();
  };
  const adapter = (): IdentityAdapter =>
    identityFixture({
      async tokens(isForced) {
        await pause();
        return isForced ? renew() : answer();
      },
      async signIn({ email }) {
        signedInAs = email === user.email ? user : { ...user, sub: 'other', email };
        valid += 1;
        stored = { token: `token-${valid}`, refresh: valid };
        return { kind: 'success', user: signedInAs };
      },
      async signOut() {
        stored = undefined;
      },
    });
  const openTab = (more: Partial<SessionDeps> = {}) => {
    const own = { receive: (_: TabMessage): void => undefined };
    tabs.push(own);
    const load = async () => adapter();
    let isSigningOut = false;
    return createSession({
      identity: {
        hasStoredSession: () => stored !== undefined,
        sessionService: load,
        forStoredSession: load,
        servicesFor: async () => [load],
        homeService: () => load,
        socialServices: () => [],
      },
      social: { place: 'test' } as unknown as SessionDeps['social'],
      tabs: {
        send: (message) => tabs.filter((tab) => tab !== own).forEach((tab) => tab.receive(message)),
        listen: (listener) => void (own.receive = listener),
        close: () => undefined,
      },
      pendingSignOut: {
        isUnderWay: () => isSigningOut,
        begin: () => void (isSigningOut = true),
        end: () => void (isSigningOut = false),
      },
      isUnused: () => false,
      pause: async () => undefined,
      withLock: (work) => {
        const mine = queue.then(work);
        queue = mine.catch(() => undefined);
        return mine;
      },
      nowMs: () => now,
      log: vi.fn(),
      ...more,
    });
  };
  return {
    openTab,
    refreshes,
    revoke: () => void (valid = -1),
    isStored: () => stored !== undefined,
    pass: (ms: number) => void (now += ms),
  };
}
const atOnce = () => Promise.resolve();

describe('one refresh for all callers and tabs (F18, F34, P12)', () => {
  it('for any interleaving: one at a time, no token used twice, each call settles once with the new one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 12 }),
        async (scheduler, callers) => {
          const { openTab, refreshes } = browser(() => scheduler.schedule(Promise.resolve()));
          const open = [openTab(), openTab(), openTab(), openTab()];
          const restored = Promise.all(open.map(({ session }) => session.restore()));
          await scheduler.waitFor(restored);
          const settled: string[] = [];
          const calls = callers.map(async (at) => {
            const renewed = await open[at]?.tokens.refresh('token-0');
            settled.push(renewed ?? 'none');
          });
          await scheduler.waitFor(Promise.all(calls));
          expect(refreshes).toEqual({ asked: 1, underWay: 0, mostAtOnce: 1, reused: 0 });
          expect(settled).toEqual(callers.map(() => 'token-1'));
          for (const { session } of open) expect(session.getState()).toEqual({ status: 'signed-in', user });
        },
      ),
    );
  });
});

describe('an ended session', () => {
  const signedIn = async () => {
    const all = browser(atOnce);
    const tab = all.openTab();
    await tab.session.restore();
    return { ...all, ...tab };
  };

  it('keeps its user on the page, without tokens, and removes the stored session', async () => {
    const { session, expire, isStored } = await signedIn();
    expire();
    expect(session.getState()).toEqual({ status: 'signed-in', user, isOver: true });
    await vi.waitFor(() => expect(isStored()).toBe(false));
  });

  it('ends in every tab, and resumes in every tab', async () => {
    const { session, expire, openTab } = await signedIn();
    const other = openTab();
    await other.session.restore();
    expire();
    expect(other.session.getState()).toMatchObject({ isOver: true });
    await session.signIn(credentials);
    await vi.waitFor(() => expect(other.session.getState()).toEqual({ status: 'signed-in', user }));
  });

  it('holds calls until the user signs in again; then each is sent once (F18)', async () => {
    const { session, tokens, expire } = await signedIn();
    expire();
    const settled = vi.fn();
    const calls = [tokens.idToken(), tokens.idToken()].map((call) => call.then(settled));
    await new Promise((done) => setImmediate(done));
    expect(settled).not.toHaveBeenCalled();
    await session.signIn(credentials);
    await Promise.all(calls);
    expect(settled.mock.calls).toEqual([['token-1'], ['token-1']]);
  });

  it.each([
    ['leaves', (session: ReturnType<typeof createSession>['session']) => session.signOut()],
    [
      'is followed by somebody else',
      (session: ReturnType<typeof createSession>['session']) =>
        session.signIn({ ...credentials, email: 'other@harbor.example' }),
    ],
  ])('fails its calls, rather than sending them as a guest, when its user %s', async (_, go) => {
    const { session, tokens, expire } = await signedIn();
    expire();
    const call = expect(tokens.idToken()).rejects.toThrow('no token');
    await go(session);
    await call;
  });

  it('results from a revoked one, with the refused call waiting for the user (F18)', async () => {
    const { session, tokens, revoke } = await signedIn();
    revoke();
    const call = tokens.refresh('token-0');
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ isOver: true }));
    await session.signIn(credentials);
    expect(await call).toMatch(/^token-/);
  });

  it('is closed by a sign-out in another tab (F45)', async () => {
    const { session, expire, openTab } = await signedIn();
    const other = openTab();
    await other.session.restore();
    expire();
    await other.session.signOut();
    expect(session.getState()).toEqual({ status: 'guest' });
  });

  it('does not affect a guest', async () => {
    const { openTab } = browser(atOnce);
    const { session, expire } = openTab();
    expire();
    expect(session.getState()).toEqual({ status: 'unknown' });
  });
});

it('a stored session that was idle for too long becomes a guest at the next visit, and is removed', async () => {
  const { openTab, isStored } = browser(atOnce);
  const { session } = openTab({ isUnused: () => true });
  expect(await session.restore()).toEqual({ status: 'guest' });
  await vi.waitFor(() => expect(isStored()).toBe(false));
});

it('a token stored by another tab appears late, and is used without a second renewal (F34)', async () => {
  let looks = 0;
  const ask = vi.fn(async (isForced: boolean): Promise<TokensResult> => {
    looks += isForced ? 0 : 1;
    const idToken = isForced ? 'own' : looks > 3 ? 'from-other-tab' : 'old';
    return { kind: 'tokens', tokens: { idToken, lifetimeMs: 3_600_000, user } };
  });
  const { openTab } = browser(atOnce);
  const load = async () => identityFixture({ tokens: ask });
  const { session, tokens } = openTab({
    identity: {
      hasStoredSession: () => true,
      sessionService: load,
      forStoredSession: load,
      servicesFor: async () => [load],
      homeService: () => load,
      socialServices: () => [],
    },
  });
  await session.restore();
  expect(await tokens.refresh('old')).toBe('from-other-tab');
  expect(ask).not.toHaveBeenCalledWith(true);
});
