// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createAmplifyIdentity } from './amplify-identity.ts';

const pool = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Harbor',
  userPoolClientId: 'harbor',
  endpoint: '/idp/us-east-1',
} as const;

afterEach(() => vi.restoreAllMocks());

it('writes nothing to the console about a pool with an endpoint of its own', async () => {
  const methods = ['log', 'info', 'warn', 'error'] as const;
  const spies = methods.map((method) => vi.spyOn(console, method));
  const identity = createAmplifyIdentity(pool, 'https://harbor.example');
  expect(await identity.tokens(false)).toEqual({ kind: 'none' });
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
