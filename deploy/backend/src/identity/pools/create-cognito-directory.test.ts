import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '../../http/index.ts';
import { createUser } from '@forecourt/stand-ins/identity-provider/index.ts';
import { createMemoryPoolStore } from '@forecourt/stand-ins/identity-provider/testing/create-memory-pool-store.ts';
import {
  createTestIdentity,
  listenAs,
} from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';
import { createCognitoDirectory } from '../index.ts';

const identity = createTestIdentity(createMemoryPoolStore());
const [pool] = identity.deps.tenant('northstar')?.pools ?? [];
let service: Awaited<ReturnType<typeof listenAs>>;

beforeAll(async () => {
  service = await listenAs(identity, 'northstar');
});
afterAll(() => service.close());

/** The cloud's own client, which speaks with the stand-in instead. */
function directoryWith(accessKeyId: string, origin = service.origin) {
  return createCognitoDirectory(({ region }) => ({
    endpoint: `${origin}/_sandbox/idp/${region}`,
    credentials: { accessKeyId, secretAccessKey: 'unused' },
  }));
}

const account = {
  tenantId: 'northstar',
  email: 'dana@example.com',
  password: 'Forecourt1!',
  givenName: 'Dana',
  familyName: 'Buyer',
  phoneNumber: '+12125550142',
};

describe('a pool, asked by the cloud’s own client', () => {
  it('tells whether it has somebody, and removes them', async () => {
    if (!pool) throw new Error('no pool');
    const directory = directoryWith('ADMINKEYFORTESTS0123');
    const sub = await createUser(identity.deps, account);
    expect(await directory.usernameOf(pool, account.email)).toBe(sub);
    expect(await directory.usernameOf(pool, 'nobody@example.com')).toBeUndefined();
    await directory.deleteUser(pool, sub);
    expect(await directory.usernameOf(pool, account.email)).toBeUndefined();
    await directory.deleteUser(pool, sub);
  });

  it.each([
    ['lets nobody ask without the right', () => directoryWith('ANOTHERKEY0123456789')],
    ['cannot be reached', () => directoryWith('ADMINKEYFORTESTS0123', 'http://127.0.0.1:9')],
  ])('that %s is away, which says nothing of its users', async (_case, directory) => {
    if (!pool) throw new Error('no pool');
    await expect(directory().usernameOf(pool, account.email)).rejects.toBeInstanceOf(ServiceUnavailable);
    await expect(directory().deleteUser(pool, 'sub')).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});
