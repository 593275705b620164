import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartAway } from '../../http/index.ts';
import { createCognitoDirectory, createUser } from '../index.ts';
import { createMemoryIdentityStore } from '../store/create-memory-identity-store.ts';
import { createTestIdentity, listenAs } from '../testing/create-test-identity.ts';

const identity = createTestIdentity(createMemoryIdentityStore());
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
    await expect(directory().usernameOf(pool, account.email)).rejects.toBeInstanceOf(PartAway);
    await expect(directory().deleteUser(pool, 'sub')).rejects.toBeInstanceOf(PartAway);
  });
});
