import { describe, expect, test, vi } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import { callIdentity } from './ask-identity.ts';
import type { IdentityAdapter } from './identity-adapter.ts';

function partsOf(...services: readonly (IdentityAdapter | Error)[]) {
  const log = vi.fn();
  const identity = {
    hasStoredSession: () => false,
    sessionService: async () => undefined,
    forStoredSession: async () => undefined,
    homeService: () => undefined,
    socialServices: () => [],
    servicesFor: async () =>
      services.map((service) => async () => {
        if (service instanceof Error) throw service;
        return service;
      }),
  };
  return { parts: { identity, log }, log };
}

const reset = (adapter: IdentityAdapter) => adapter.requestReset('demo@testdealer.example');
const sent = { kind: 'sent', destination: 'd***' } as const;
const up = identityFixture({ requestReset: async () => sent });
const refusing = identityFixture({ requestReset: async () => ({ kind: 'throttled' }) });

describe('askIdentity', () => {
  test.each([
    ['the first that answers', [up], sent],
    ['the other region when the active one is down (F35)', [identityFixture(), up], sent],
    ['the other region when the code of the first cannot be loaded', [new Error('gone'), up], sent],
    ['an outage when all are down', [identityFixture(), identityFixture()], { kind: 'outage' }],
    ['a refusal, which no other region is asked about', [refusing, up], { kind: 'throttled' }],
  ] as const)('%s', async (_, services, expected) => {
    const { outcome } = await callIdentity(partsOf(...services).parts, 'demo@testdealer.example', reset);
    expect(outcome).toEqual(expected);
  });

  test('a tenant without a pool is logged as an error, not thrown (F38)', async () => {
    const { parts, log } = partsOf();
    expect((await callIdentity(parts, 'demo@testdealer.example', reset)).outcome).toEqual({
      kind: 'not-configured',
    });
    expect(log).toHaveBeenCalledWith('identity pool configuration is missing', {});
  });
});
