import { describe, expect, it, vi } from 'vitest';
import { identityFixture, type IdentityAnswers } from '../testing/identity-fixture.ts';
import { socialSignInContextFixture } from '../testing/social-sign-in-context-fixture.ts';
import { createSocialSignIn, type SocialSignInContext } from './create-social-sign-in.ts';
import type { IdentityAdapter } from './identity-adapter.ts';
import type { SignInWindow } from './sign-in-window.ts';
import type { SocialOutcome } from './social.ts';

const user = { sub: 'u1', email: 'demo@harbor.example' };
const success: SocialOutcome = { kind: 'success', user };
const request = { provider: 'google', returnTo: '/cart' } as const;
const answer = '?code=c&state=s';

interface Scene {
  readonly context?: Partial<SocialSignInContext>;
  readonly east?: IdentityAnswers;
  readonly west?: IdentityAnswers;
  readonly regions?: readonly string[];
}

function setUp({ context: given, east, west, regions = ['us-east-1', 'us-west-2'] }: Scene = {}) {
  const loaded: string[] = [];
  const adapters: Record<string, IdentityAdapter> = {
    'us-east-1': identityFixture(east),
    'us-west-2': identityFixture(west),
  };
  const log = vi.fn();
  const startSession = vi.fn(async () => ({ kind: 'success' as const, user }));
  const context = socialSignInContextFixture(given);
  const social = createSocialSignIn({
    identity: {
      hasStoredSession: () => false,
      sessionService: async () => undefined,
      forStoredSession: async () => undefined,
      servicesFor: async () => [],
      homeService: () => undefined,
      socialServices: () =>
        regions.map((region) => ({
          region,
          load: async () => (loaded.push(region), adapters[region] ?? identityFixture()),
        })),
    },
    context,
    log,
    startSession,
  });
  return { social, context, loaded, log, startSession, adapters };
}

const windowOf = (): SignInWindow => ({ visit: vi.fn(), answer: vi.fn(), close: vi.fn() });
const outcome = (kind: SocialOutcome['kind']) => async () => ({ kind }) as SocialOutcome;

describe('on a full page', () => {
  it('loads nothing before the click, stores the return path, and leaves', async () => {
    const beginSocial = vi.fn(outcome('leaving'));
    const { social, context, loaded } = setUp({ east: { beginSocial } });
    expect([loaded, social.needsWindow]).toEqual([[], false]);
    expect(await social.signInWith(request)).toEqual({ kind: 'leaving' });
    expect(beginSocial).toHaveBeenCalledWith({
      provider: 'google',
      redirectPath: '/integration/social-idp',
      initiator: undefined,
      window: undefined,
    });
    expect(context.flow.read()).toEqual({ region: 'us-east-1', returnTo: '/cart' });
  });

  it('goes to the other region while the first is down, and returns to that one', async () => {
    const finishSocial = vi.fn(async () => success);
    const { social, loaded } = setUp({ west: { beginSocial: outcome('leaving'), finishSocial } });
    expect(await social.signInWith(request)).toEqual({ kind: 'leaving' });
    expect(loaded).toEqual(['us-east-1', 'us-west-2']);
    expect(await social.finishSignIn(answer)).toEqual({ outcome: success, returnTo: '/cart' });
    expect(finishSocial).toHaveBeenCalledWith('/integration/social-idp');
  });

  it('reports that all regions are down', async () => {
    expect(await setUp().social.signInWith(request)).toEqual({ kind: 'outage' });
  });

  it('a tenant without social sign-in is logged and refused', async () => {
    const { social, log } = setUp({ regions: [] });
    expect(await social.signInWith(request)).toEqual({ kind: 'not-configured' });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('does not leave if the browser could not recognize the response', async () => {
    const { social, loaded } = setUp({ context: { keepsSession: () => false } });
    expect(await social.signInWith(request)).toEqual({ kind: 'not-kept' });
    expect(loaded).toEqual([]);
  });
});

describe('a response', () => {
  const begun = async (adapter: IdentityAnswers) => {
    const scene = setUp({ east: { beginSocial: outcome('leaving'), ...adapter } });
    await scene.social.signInWith(request);
    scene.loaded.length = 0;
    return scene;
  };

  it('starts the session, once', async () => {
    const { social, startSession } = await begun({ finishSocial: async () => success });
    expect(await social.finishSignIn(answer)).toEqual({ outcome: success, returnTo: '/cart' });
    expect(startSession).toHaveBeenCalledTimes(1);
    expect(await social.finishSignIn(answer)).toEqual({ outcome: { kind: 'not-ours' }, returnTo: undefined });
    expect(startSession).toHaveBeenCalledTimes(1);
  });

  it('T32: to a sign-in that this tab did not start is refused without loading anything', async () => {
    const { social, loaded, startSession } = setUp({ east: { finishSocial: async () => success } });
    expect((await social.finishSignIn(answer)).outcome).toEqual({ kind: 'not-ours' });
    expect([loaded, startSession.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['?error=access_denied&state=s', 'denied'],
    ['?error=invalid_request&error_description=attributes required: [email]', 'no-email'],
    ['', 'canceled'],
  ])('%s is %s, and the return path is included', async (search, kind) => {
    const { social, loaded } = await begun({});
    expect(await social.finishSignIn(search)).toEqual({ outcome: { kind }, returnTo: '/cart' });
    expect(loaded).toEqual([]);
  });

  it.each(['not-ours', 'outage'] as const)('%s starts no session', async (kind) => {
    const { social, startSession } = await begun({ finishSocial: outcome(kind) });
    expect((await social.finishSignIn(answer)).outcome).toEqual({ kind });
    expect(startSession).not.toHaveBeenCalled();
  });
});

describe('in a frame or a host page', () => {
  const initiator = 'https://www.riverside.example';

  it('opens the window synchronously in the click, and closes it at the end', async () => {
    const opened = windowOf();
    const openWindow = vi.fn(() => opened);
    const beginSocial = vi.fn(async () => success);
    const { social, context, startSession } = setUp({
      context: { initiator, openWindow },
      east: { beginSocial },
    });
    expect(social.needsWindow).toBe(true);
    const signingIn = social.signInWith(request);
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(await signingIn).toEqual(success);
    expect(beginSocial).toHaveBeenCalledWith(expect.objectContaining({ initiator, window: opened }));
    expect([startSession.mock.calls.length, context.flow.read()]).toEqual([1, undefined]);
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  it('reports that the browser blocked the window', async () => {
    const { social, loaded } = setUp({ context: { initiator } });
    expect(await social.signInWith(request)).toEqual({ kind: 'window-blocked' });
    expect(loaded).toEqual([]);
  });

  it.each(['window-closed', 'denied'] as const)('%s closes the window', async (kind) => {
    const opened = windowOf();
    const { social } = setUp({
      context: { initiator, openWindow: () => opened },
      east: { beginSocial: outcome(kind) },
    });
    expect(await social.signInWith(request)).toEqual({ kind });
    expect(opened.close).toHaveBeenCalledTimes(1);
  });
});
