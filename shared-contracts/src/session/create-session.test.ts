import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { identityFixture, type IdentityAnswers } from '../testing/identity-fixture.ts';
import { socialSignInContextFixture } from '../testing/social-sign-in-context-fixture.ts';
import { createSession } from './create-session.ts';
import type { SessionDeps } from './create-session.ts';
import type { IdentityAdapter, TokensResult } from './identity-adapter.ts';
import type { CodeSignInOutcome } from './session.ts';
import type { TabMessage } from './tab-channel.ts';

const user = { sub: 'u1', email: 'demo@harbor.example', givenName: 'Demo' };
const hourMs = 3_600_000;
const tokensOf = (idToken: string): TokensResult => ({
  kind: 'tokens',
  tokens: { idToken, lifetimeMs: hourMs, user },
});

function setUp(options: { stored?: boolean; signingOut?: boolean; adapter?: IdentityAnswers } = {}) {
  let isStored = options.stored ?? false;
  let isSigningOut = options.signingOut ?? false;
  const adapter = identityFixture({
    signIn: async () => ({ kind: 'success', user }),
    tokens: async (isForced) => tokensOf(isForced ? 'renewed' : 'first'),
    signOut: vi.fn(async () => {
      isStored = false;
    }),
    ...options.adapter,
  });
  let receive: (message: TabMessage) => void = () => undefined;
  let nowMs = 0;
  const load = vi.fn(async () => adapter);
  const sent: TabMessage[] = [];
  const parts: SessionDeps = {
    identity: {
      hasStoredSession: () => isStored,
      sessionService: load,
      forStoredSession: load,
      servicesFor: async () => [load],
      homeService: () => load,
      socialServices: () => [{ region: 'us-east-1', load }],
    },
    social: socialSignInContextFixture(),
    tabs: {
      send: (message) => sent.push(message),
      listen: (listener) => (receive = listener),
      close: () => undefined,
    },
    pendingSignOut: {
      isUnderWay: () => isSigningOut,
      begin: () => void (isSigningOut = true),
      end: () => void (isSigningOut = false),
    },
    isUnused: () => false,
    pause: async () => undefined,
    withLock: (work) => work(),
    nowMs: () => nowMs,
    log: vi.fn(),
  };
  const made = createSession(parts);
  return {
    ...made,
    parts,
    adapter,
    load,
    sent,
    receive: (message: TabMessage) => receive(message),
    isSigningOut: () => isSigningOut,
    pass: (ms: number) => (nowMs += ms),
  };
}

const credentials = { email: user.email, password: 'Forecourt1!' };

describe('restore', () => {
  test('a guest is recognized without loading identity', async () => {
    const { session, tokens, load } = setUp();
    expect(session.getState()).toEqual({ status: 'unknown' });
    expect(await session.restore()).toEqual({ status: 'guest' });
    expect(await tokens.idToken()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  test('a stored session is signed in, restored once for all callers', async () => {
    const { session, tokens, load } = setUp({ stored: true });
    expect(await Promise.all([tokens.idToken(), tokens.idToken(), session.restore()])).toEqual([
      'first',
      'first',
      { status: 'signed-in', user },
    ]);
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    ['over', 'none', 'guest'],
    ['not to be checked while identity is down', 'unreachable', 'expired'],
  ] as const)('a stored session that is %s leaves %s as %s', async (_name, kind, status) => {
    const { session } = setUp({ stored: true, adapter: { tokens: async () => ({ kind }) } });
    expect(await session.restore()).toEqual({ status });
  });

  test('identity code that fails to load leaves the session to be checked again, and a log line', async () => {
    const { session, load, parts } = setUp({ stored: true });
    load.mockRejectedValueOnce(new Error('chunk'));
    expect(await session.restore()).toEqual({ status: 'expired' });
    expect(parts.log).toHaveBeenCalledOnce();
  });

  test('a session that could not be checked is checked again until it can be', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answer: TokensResult = { kind: 'unreachable' };
    const ask = vi.fn(async () => answer);
    const { session } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    await vi.advanceTimersByTimeAsync(30_000 - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(session.getState()).toEqual({ status: 'expired' });
    const asked = ask.mock.calls.length;
    expect(asked).toBeGreaterThanOrEqual(2);
    answer = tokensOf('first');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    const askedInAll = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(askedInAll);
  });

  test('a late answer about the stored session does not undo a sign-in', async () => {
    let answer: (result: TokensResult) => void = () => undefined;
    const tokens = vi.fn(() => new Promise<TokensResult>((resolve) => (answer = resolve)));
    const given = { idToken: 'given', lifetimeMs: hourMs, user };
    const { session } = setUp({
      stored: true,
      adapter: { tokens, signIn: async () => ({ kind: 'success', tokens: given }) },
    });
    const restoring = session.restore();
    await vi.waitFor(() => expect(tokens).toHaveBeenCalledOnce());
    await session.signIn(credentials);
    answer({ kind: 'unreachable' });
    expect(await restoring).toEqual({ status: 'signed-in', user });
  });

  test('of two questions about the stored session the later one counts', async () => {
    const answers: ((result: TokensResult) => void)[] = [];
    const tokens = vi.fn(() => new Promise<TokensResult>((resolve) => void answers.push(resolve)));
    const { session, receive } = setUp({ stored: true, adapter: { tokens } });
    const restoring = session.restore();
    await vi.waitFor(() => expect(tokens).toHaveBeenCalledOnce());
    receive('signed-in');
    await vi.waitFor(() => expect(tokens).toHaveBeenCalledTimes(2));
    const other = { ...user, sub: 'u2' };
    answers[1]?.({ kind: 'tokens', tokens: { idToken: 'other', lifetimeMs: hourMs, user: other } });
    await vi.waitFor(() => expect(session.getState()).toEqual({ status: 'signed-in', user: other }));
    answers[0]?.(tokensOf('first'));
    expect(await restoring).toEqual({ status: 'signed-in', user: other });
  });

  test('a stalled connection holds up neither the page nor the other tabs for longer than 20 s', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const stalled = new Promise<never>(() => undefined);
    const { session, parts } = setUp({ stored: true, adapter: { tokens: () => stalled } });
    const works: Promise<unknown>[] = [];
    const lock = vi.spyOn(parts, 'withLock');
    lock.mockImplementation((work) => {
      const done = work();
      works.push(done);
      return done;
    });
    const restoring = session.restore();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await restoring).toEqual({ status: 'expired' });
    expect(await Promise.all(works)).toEqual([{ kind: 'unreachable' }]);
  });

  test('a renewal that stalls ends after 20 s, and the session stays', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const stalled = new Promise<never>(() => undefined);
    const tokens = async (isForced: boolean) => (isForced ? stalled : tokensOf('first'));
    const { session, tokens: source } = setUp({ stored: true, adapter: { tokens } });
    await session.restore();
    const renewing = source.refresh('first');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await renewing).toBeUndefined();
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });

  test('a session whose user has left meanwhile is not checked again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ask = vi.fn(async (): Promise<TokensResult> => ({ kind: 'unreachable' }));
    const { session } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    await session.signOut();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('sign-in', () => {
  test('takes the tokens that the service returned, without reading the stored session', async () => {
    const tokens = vi.fn<IdentityAdapter['tokens']>(async () => tokensOf('stored'));
    const given = { idToken: 'given', lifetimeMs: hourMs, user };
    const opened = setUp({ adapter: { tokens, signIn: async () => ({ kind: 'success', tokens: given }) } });
    expect(await opened.session.signIn(credentials)).toEqual({ kind: 'success', user });
    expect(await opened.tokens.idToken()).toBe('given');
    expect(tokens).not.toHaveBeenCalled();
  });

  test('success signs in here and notifies the other tabs', async () => {
    const { session, sent } = setUp();
    expect(await session.signIn(credentials)).toEqual({ kind: 'success', user });
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(sent).toEqual(['signed-in']);
  });

  test.each(['wrong-credentials', 'locked', 'confirm-required', 'outage'] as const)(
    '%s is passed on',
    async (kind) => {
      const { session, sent } = setUp({ adapter: { signIn: async () => ({ kind }) } });
      await session.restore();
      expect(await session.signIn(credentials)).toEqual({ kind });
      expect(session.getState()).toEqual({ status: 'guest' });
      expect(sent).toEqual([]);
    },
  );

  test('code that fails to load is an outage', async () => {
    const { session, load } = setUp();
    load.mockRejectedValueOnce(new Error('chunk'));
    expect(await session.signIn(credentials)).toEqual({ kind: 'outage' });
  });
});

describe('tokens', () => {
  test('concurrent refusals share one renewal (F18, P12)', async () => {
    const ask = vi.fn(async (isForced: boolean) => tokensOf(isForced ? 'renewed' : 'first'));
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    const renewed = await Promise.all([1, 2, 3].map(() => tokens.refresh('first')));
    expect(renewed).toEqual(['renewed', 'renewed', 'renewed']);
    expect(ask.mock.calls.filter(([isForced]) => isForced)).toHaveLength(1);
  });

  test('a token renewed by another tab is used without a second renewal (F34)', async () => {
    const ask = vi.fn(async () => tokensOf('from-other-tab'));
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    ask.mockClear();
    expect(await tokens.refresh('older')).toBe('from-other-tab');
    expect(ask).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('a token is renewed one minute before it expires', async () => {
    const { session, tokens, pass } = setUp({ stored: true });
    await session.restore();
    pass(hourMs - 61_000);
    expect(await tokens.idToken()).toBe('first');
    pass(2_000);
    expect(await tokens.idToken()).toBe('renewed');
  });

  test('an account whose token cannot be renewed now is no guest; its next call asks again', async () => {
    let answer: TokensResult = tokensOf('first');
    const { session, tokens, pass } = setUp({ stored: true, adapter: { tokens: async () => answer } });
    await session.restore();
    answer = { kind: 'unreachable' };
    pass(hourMs);
    await expect(tokens.idToken()).rejects.toThrow('no token');
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    answer = tokensOf('second');
    expect(await tokens.idToken()).toBe('second');
  });

  test('a renewal whose code does not load keeps the session', async () => {
    const renewal = vi.fn(async (): Promise<TokensResult> => Promise.reject(new Error('chunk is gone')));
    const answers = async (isForced: boolean) => (isForced ? renewal() : tokensOf('first'));
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: answers } });
    await session.restore();
    expect(await tokens.refresh('first')).toBeUndefined();
    expect(renewal).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });

  test('a permanent refusal expires the session; an outage does not (F73)', async () => {
    let answer: TokensResult = tokensOf('first');
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: async () => answer } });
    await session.restore();
    answer = { kind: 'unreachable' };
    expect(await tokens.refresh('first')).toBeUndefined();
    expect(session.getState().status).toBe('signed-in');
    answer = { kind: 'none' };
    void tokens.refresh('first');
    await vi.waitFor(() => expect(session.getState()).toEqual({ status: 'signed-in', user, isOver: true }));
  });
});

describe('sign-out', () => {
  test('ends the session here, at the service and in other tabs', async () => {
    const { session, tokens, adapter, sent } = setUp({ stored: true });
    await session.restore();
    await session.signOut();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(await tokens.idToken()).toBeUndefined();
    expect(adapter.signOut).toHaveBeenCalledOnce();
    expect(sent).toEqual(['signed-out']);
  });

  test('in another tab is followed here (F45)', async () => {
    const { session, receive } = setUp({ stored: true });
    await session.restore();
    receive('signed-out');
    expect(session.getState()).toEqual({ status: 'guest' });
  });

  test('during a token renewal takes precedence', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const ask = async (isForced: boolean) => {
      if (isForced) await gate;
      return tokensOf(isForced ? 'renewed' : 'first');
    };
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    const renewal = tokens.refresh('first');
    await session.signOut();
    release();
    expect(await renewal).toBeUndefined();
    expect(session.getState()).toEqual({ status: 'guest' });
  });
});

test('no member of the session exposes a token (T19)', async () => {
  const { session } = setUp({ stored: true });
  await session.restore();
  expect(Object.keys(session).sort()).toEqual([
    'answerCode',
    'finishSignIn',
    'getState',
    'isHosts',
    'keepsSession',
    'needsWindow',
    'requestCode',
    'restore',
    'signIn',
    'signInWith',
    'signOut',
    'subscribe',
  ]);
  expect(JSON.stringify(session.getState())).not.toContain('first');
});

describe('a one-time code', () => {
  const request = { username: user.email, channel: 'email' } as const;

  test('starts a session like a password does', async () => {
    const { session, sent } = setUp({
      adapter: {
        requestCode: async () => ({ kind: 'sent', destination: 'd***@h***' }),
        answerCode: async () => ({ kind: 'success', user }),
      },
    });
    expect(await session.requestCode(request)).toEqual({ kind: 'sent', destination: 'd***@h***' });
    expect(await session.answerCode('123456')).toEqual({ kind: 'success', user });
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(sent).toEqual(['signed-in']);
  });

  test('that was never requested is expired', async () => {
    const { session, load } = setUp();
    expect(await session.answerCode('123456')).toEqual({ kind: 'expired-code' });
    expect(load).not.toHaveBeenCalled();
  });

  test('that was wrong can be retried', async () => {
    const answerCode = vi.fn(async (code: string): Promise<CodeSignInOutcome> =>
      code === '123456' ? { kind: 'success', user } : { kind: 'wrong-code' },
    );
    const { session } = setUp({
      adapter: { requestCode: async () => ({ kind: 'sent', destination: '' }), answerCode },
    });
    await session.requestCode(request);
    expect(await session.answerCode('000000')).toEqual({ kind: 'wrong-code' });
    expect(session.getState()).toEqual({ status: 'unknown' });
    expect((await session.answerCode('123456')).kind).toBe('success');
  });
});

describe('a sign-out', () => {
  test('interrupted by leaving the page is finished by the next page, whose visitor is a guest', async () => {
    const { session, adapter, isSigningOut } = setUp({ stored: true, signingOut: true });
    expect(await session.restore()).toEqual({ status: 'guest' });
    await vi.waitFor(() => expect(isSigningOut()).toBe(false));
    expect(adapter.signOut).toHaveBeenCalledOnce();
  });

  test('finishes before the next sign-in starts, so that it cannot remove its session', async () => {
    const done: string[] = [];
    let finish: () => void = () => undefined;
    const { session, isSigningOut } = setUp({
      adapter: {
        signIn: async () => {
          done.push('signed in');
          return { kind: 'success', user };
        },
        signOut: () =>
          new Promise((resolve) => {
            finish = () => {
              done.push('signed out');
              resolve();
            };
          }),
      },
    });
    await session.signIn(credentials);
    const signingOut = session.signOut();
    expect(isSigningOut()).toBe(true);
    const again = session.signIn(credentials);
    finish();
    await Promise.all([signingOut, again]);
    expect(done).toEqual(['signed in', 'signed out', 'signed in']);
    expect(isSigningOut()).toBe(false);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });
});

describe('claims that change while a user is signed in', () => {
  const renamed = { ...user, givenName: 'Dora' };

  test('come from new tokens, and every tab is notified', async () => {
    const { session, claims, sent } = setUp({
      stored: true,
      adapter: {
        tokens: async (isForced) =>
          isForced
            ? { kind: 'tokens', tokens: { idToken: 'renewed', lifetimeMs: hourMs, user: renamed } }
            : tokensOf('first'),
      },
    });
    await session.restore();
    const received: unknown[] = [];
    session.subscribe((state) => received.push(state));
    await claims.renew();
    expect(received).toEqual([{ status: 'signed-in', user: renamed }]);
    expect(sent).toEqual(['signed-in']);
  });

  test('new tokens with the same claims do not notify listeners', async () => {
    const { session, claims } = setUp({ stored: true });
    await session.restore();
    const listener = vi.fn();
    session.subscribe(listener);
    await claims.renew();
    expect(listener).not.toHaveBeenCalled();
  });

  test('a session that has ended ends here, and no tab is notified of a sign-in', async () => {
    const { session, claims, sent } = setUp({
      stored: true,
      adapter: { tokens: async (isForced) => (isForced ? { kind: 'none' } : tokensOf('first')) },
    });
    await session.restore();
    await claims.renew();
    expect(session.getState()).toMatchObject({ isOver: true });
    expect(sent).toEqual(['expired']);
  });
});
