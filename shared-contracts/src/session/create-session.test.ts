import { describe, expect, test, vi } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import { socialPlaceFixture } from '../testing/social-place-fixture.ts';
import { createSession } from './create-session.ts';
import type { SessionParts } from './create-session.ts';
import type { IdentityAdapter, TokensAnswer } from './identity-adapter.ts';
import type { TabMessage } from './tab-channel.ts';

const user = { sub: 'u1', email: 'demo@harbor.example', givenName: 'Demo' };
const hourMs = 3_600_000;
const tokensOf = (idToken: string): TokensAnswer => ({
  kind: 'tokens',
  tokens: { idToken, lifetimeMs: hourMs, user },
});

function setUp(options: { stored?: boolean; leaving?: boolean; adapter?: Partial<IdentityAdapter> } = {}) {
  let isStored = options.stored ?? false;
  let isLeaving = options.leaving ?? false;
  const adapter = identityFixture({
    signIn: async () => ({ kind: 'success', user }),
    tokens: async (isForced) => tokensOf(isForced ? 'renewed' : 'first'),
    signOut: vi.fn(async () => {
      isStored = false;
    }),
    ...options.adapter,
  });
  let hear: (message: TabMessage) => void = () => undefined;
  let nowMs = 0;
  const load = vi.fn(async () => adapter);
  const sent: TabMessage[] = [];
  const parts: SessionParts = {
    identity: {
      hasStoredSession: () => isStored,
      forStoredSession: load,
      servicesFor: async () => [load],
      socialServices: () => [{ region: 'us-east-1', load }],
    },
    social: socialPlaceFixture(),
    tabs: {
      send: (message) => sent.push(message),
      listen: (listener) => (hear = listener),
      close: () => undefined,
    },
    departure: {
      isUnderWay: () => isLeaving,
      begin: () => void (isLeaving = true),
      end: () => void (isLeaving = false),
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
    hear: (message: TabMessage) => hear(message),
    isLeaving: () => isLeaving,
    pass: (ms: number) => (nowMs += ms),
  };
}

const credentials = { email: user.email, password: 'Forecourt1!' };

describe('restore', () => {
  test('a guest becomes a guest without loading identity', async () => {
    const { session, tokens, load } = setUp();
    expect(session.getState()).toEqual({ status: 'unknown' });
    expect(await session.restore()).toEqual({ status: 'guest' });
    expect(await tokens.idToken()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  test('a stored session is signed in, restored once for all who ask', async () => {
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

  test('identity code that cannot be loaded leaves a guest and a log line', async () => {
    const { session, load, parts } = setUp({ stored: true });
    load.mockRejectedValueOnce(new Error('chunk'));
    expect(await session.restore()).toEqual({ status: 'guest' });
    expect(parts.log).toHaveBeenCalledOnce();
  });
});

describe('sign-in', () => {
  test('success signs in here and tells the other tabs', async () => {
    const { session, sent } = setUp();
    expect(await session.signIn(credentials)).toEqual({ kind: 'success', user });
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(sent).toEqual(['signed-in']);
  });

  test.each(['wrong-credentials', 'locked', 'confirm-required', 'outage'] as const)(
    '%s is handed on',
    async (kind) => {
      const { session, sent } = setUp({ adapter: { signIn: async () => ({ kind }) } });
      await session.restore();
      expect(await session.signIn(credentials)).toEqual({ kind });
      expect(session.getState()).toEqual({ status: 'guest' });
      expect(sent).toEqual([]);
    },
  );

  test('code that cannot be loaded is an outage', async () => {
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

  test('a token that another tab renewed is taken without a second renewal (F34)', async () => {
    const ask = vi.fn(async () => tokensOf('from-other-tab'));
    const { session, tokens } = setUp({ stored: true, adapter: { tokens: ask } });
    await session.restore();
    ask.mockClear();
    expect(await tokens.refresh('older')).toBe('from-other-tab');
    expect(ask).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('one minute before its end a token is renewed', async () => {
    const { session, tokens, pass } = setUp({ stored: true });
    await session.restore();
    pass(hourMs - 61_000);
    expect(await tokens.idToken()).toBe('first');
    pass(2_000);
    expect(await tokens.idToken()).toBe('renewed');
  });

  test('a refusal for good expires the session; an outage does not (F73)', async () => {
    let answer: TokensAnswer = tokensOf('first');
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
    const { session, hear } = setUp({ stored: true });
    await session.restore();
    hear('signed-out');
    expect(session.getState()).toEqual({ status: 'guest' });
  });

  test('while a token is renewed wins', async () => {
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

test('the session shows no token on any of its members (T19)', async () => {
  const { session } = setUp({ stored: true });
  await session.restore();
  expect(Object.keys(session).sort()).toEqual([
    'answerCode',
    'finishSignIn',
    'getState',
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

  test('begins a session as a password does', async () => {
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

  test('that nobody asked for has expired', async () => {
    const { session, load } = setUp();
    expect(await session.answerCode('123456')).toEqual({ kind: 'expired-code' });
    expect(load).not.toHaveBeenCalled();
  });

  test('that was wrong may be tried again', async () => {
    const answerCode = vi.fn<IdentityAdapter['answerCode']>(async (code) =>
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
  test('that a page left in the middle is finished by the next page, whose visitor is a guest', async () => {
    const { session, adapter, isLeaving } = setUp({ stored: true, leaving: true });
    expect(await session.restore()).toEqual({ status: 'guest' });
    await vi.waitFor(() => expect(isLeaving()).toBe(false));
    expect(adapter.signOut).toHaveBeenCalledOnce();
  });

  test('is over before the next sign-in begins, so that it cannot remove its session', async () => {
    const done: string[] = [];
    let finish: () => void = () => undefined;
    const { session, isLeaving } = setUp({
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
    const leaving = session.signOut();
    expect(isLeaving()).toBe(true);
    const again = session.signIn(credentials);
    finish();
    await Promise.all([leaving, again]);
    expect(done).toEqual(['signed in', 'signed out', 'signed in']);
    expect(isLeaving()).toBe(false);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });
});

describe('claims that change while somebody is signed in', () => {
  const renamed = { ...user, givenName: 'Dora' };

  test('are those of new tokens, and every tab is told', async () => {
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
    const heard: unknown[] = [];
    session.subscribe((state) => heard.push(state));
    await claims.renew();
    expect(heard).toEqual([{ status: 'signed-in', user: renamed }]);
    expect(sent).toEqual(['signed-in']);
  });

  test('new tokens with the same claims change nothing that anybody listens to', async () => {
    const { session, claims } = setUp({ stored: true });
    await session.restore();
    const listener = vi.fn();
    session.subscribe(listener);
    await claims.renew();
    expect(listener).not.toHaveBeenCalled();
  });

  test('a session that is over ends, and no tab is told of a sign-in', async () => {
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
