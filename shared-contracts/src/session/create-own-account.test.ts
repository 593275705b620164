import { expect, it } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import { createOwnAccount } from './create-own-account.ts';
import type { IdentityAdapter } from './identity-adapter.ts';

function ownAccount(adapter: Partial<IdentityAdapter> | undefined) {
  const done: string[] = [];
  const logged: string[] = [];
  const account = createOwnAccount({
    identity: { forStoredSession: async () => (adapter ? identityFixture(adapter) : undefined) },
    claims: {
      ready: async () => void done.push('ready'),
      renew: async () => void done.push('renew'),
    },
    leave: async () => void done.push('leave'),
    log: (message) => logged.push(message),
  });
  return { account, done, logged };
}

const name = { givenName: 'Ada', familyName: 'Byron' };

it('updates the claims after a new name and a confirmed email or phone', async () => {
  const success = async () => ({ kind: 'success' as const });
  const { account, done } = ownAccount({
    updateName: success,
    confirmEmailChange: success,
    confirmPhone: success,
  });
  expect(await account.updateName(name)).toEqual({ kind: 'success' });
  expect(await account.confirmEmailChange('123456')).toEqual({ kind: 'success' });
  expect(await account.confirmPhone('123456')).toEqual({ kind: 'success' });
  expect(done).toEqual(['ready', 'renew', 'ready', 'renew', 'ready', 'renew']);
});

it('sends the new address in normalized form', async () => {
  const asked: string[] = [];
  const { account } = ownAccount({
    requestEmailChange: async (email) => {
      asked.push(email);
      return { kind: 'sent', destination: 'n***@e***' };
    },
  });
  await account.requestEmailChange(' New@Example.com ');
  expect(asked).toEqual(['new@example.com']);
});

it('makes the session check itself when the service reports that it has ended', async () => {
  const { account, done } = ownAccount({ readDetails: async () => ({ kind: 'signed-out' }) });
  expect(await account.readDetails()).toEqual({ kind: 'signed-out' });
  expect(done).toEqual(['ready', 'renew']);
});

it('signs out of this browser only after every session has ended', async () => {
  const down = ownAccount({});
  expect(await down.account.signOutEverywhere()).toEqual({ kind: 'outage' });
  expect(down.done).not.toContain('leave');
  const up = ownAccount({ signOutEverywhere: async () => ({ kind: 'success' }) });
  expect(await up.account.signOutEverywhere()).toEqual({ kind: 'success' });
  expect(up.done).toEqual(['ready', 'leave']);
});

it('never rejects: without a stored session the result is signed-out, and a service that fails to load is an outage', async () => {
  expect(await ownAccount(undefined).account.readDetails()).toEqual({ kind: 'signed-out' });
  const broken = ownAccount({ readDetails: () => Promise.reject(new Error('chunk')) });
  expect(await broken.account.readDetails()).toEqual({ kind: 'outage' });
  expect(broken.logged).toEqual(['the identity service could not be asked']);
});
