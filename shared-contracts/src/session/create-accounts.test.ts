import { expect, test, vi } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import type { Accounts } from './accounts.ts';
import { createAccounts } from './create-accounts.ts';
import type { IdentityAdapter } from './identity-adapter.ts';

const email = ' Demo@TestDealer.example ';
const person = { givenName: 'Ada', familyName: 'Lee', phoneNumber: '+12125550142' };
const password = 'Forecourt1!';
const sent = { kind: 'sent', destination: 'd***@t***' } as const;
const done = { kind: 'success' } as const;

/** Every call that creates or recovers an account, with what the service answers and receives. */
const calls = [
  ['signUp', (made: Accounts) => made.signUp({ email, password, ...person }), sent],
  ['confirmSignUp', (made: Accounts) => made.confirmSignUp({ email, code: '123456' }), done],
  ['resendSignUpCode', (made: Accounts) => made.resendSignUpCode(email), sent],
  ['requestReset', (made: Accounts) => made.requestReset(email), sent],
  ['confirmReset', (made: Accounts) => made.confirmReset({ email, code: '123456', password }), done],
] as const;

/** A tenant whose active region is not its first one. `home` undefined: it has no pool. */
function setUp(home: IdentityAdapter | undefined, other = identityFixture()) {
  const log = vi.fn();
  const servicesFor = vi.fn(async () => [async () => other]);
  const accounts = createAccounts({
    identity: {
      hasStoredSession: () => false,
      sessionService: async () => undefined,
      forStoredSession: async () => undefined,
      servicesFor,
      homeService: () => home && (async () => home),
      socialServices: () => [],
    },
    claims: { ready: async () => undefined, renew: async () => undefined },
    leave: async () => undefined,
    log,
  });
  return { accounts, log, servicesFor };
}

test.each(calls)(
  'F35: %s is done in the home pool, although another is active',
  async (name, call, answer) => {
    const atHome = vi.fn(async (_answers: unknown) => answer);
    const elsewhere = vi.fn(async () => answer);
    const { accounts, servicesFor } = setUp(
      identityFixture({ [name]: atHome }),
      identityFixture({ [name]: elsewhere }),
    );
    expect(await call(accounts)).toEqual(answer);
    expect(JSON.stringify(atHome.mock.calls)).toContain('"demo@testdealer.example"');
    expect([elsewhere.mock.calls, servicesFor.mock.calls]).toEqual([[], []]);
  },
);

test.each(calls)(
  'F35: %s is an outage while the home pool is down, and asks no other',
  async (name, call) => {
    const elsewhere = vi.fn(async () => sent);
    const { accounts } = setUp(identityFixture(), identityFixture({ [name]: elsewhere }));
    expect(await call(accounts)).toEqual({ kind: 'outage' });
    expect(elsewhere).not.toHaveBeenCalled();
  },
);

test.each(calls)('F38: %s without a pool is logged as an error', async (_name, call) => {
  const { accounts, log } = setUp(undefined);
  expect(await call(accounts)).toEqual({ kind: 'not-configured' });
  expect(log).toHaveBeenCalledWith('identity pool configuration is missing', {});
});
