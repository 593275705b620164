import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/index.ts';
import { testEngines } from '../../testing/engines.ts';
import { createTokenVerifier } from '../index.ts';
import { createDrizzleIdentityStore } from '../store/create-drizzle-identity-store.ts';
import { createMemoryIdentityStore } from '../testing/create-memory-identity-store.ts';
import type { IdentityStore, User } from '../store/identity-store.ts';
import {
  cloudTenants,
  idClaims,
  makeKey,
  poolOf,
  serveKeySets,
  sign,
  type CloudKey,
} from '../testing/cloud-pools.ts';
import { cloudIdentity } from '../testing/cloud-identity.ts';

const east = poolOf('northstar');
const west = poolOf('northstar', 'us-west-2');
/** When a token is issued that comes so many seconds after those of now. */
const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
let cloud: Awaited<ReturnType<typeof serveKeySets>>;
let key: CloudKey;
let count = 0;

beforeAll(async () => {
  cloud = await serveKeySets();
  key = await makeKey('key');
  for (const { pools } of cloudTenants) for (const pool of pools) cloud.publish(pool, key);
});
afterAll(() => cloud.close());

const stores: readonly (readonly [string, (database: Database) => IdentityStore])[] = [
  ['memory', () => createMemoryIdentityStore()],
  ['database', ({ db }) => createDrizzleIdentityStore(db)],
];

describe.each(testEngines)('on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe.each(stores)('a user of a cloud pool, with accounts in %s', (_kind, storeOf) => {
    let store: IdentityStore;
    let email = '';
    beforeEach(() => {
      store = storeOf(database);
      count += 1;
      email = `buyer${count}@example.com`;
    });

    /** Calls with a token of a pool; each test has persons of its own. */
    async function call(
      pool: typeof east,
      claims: Readonly<Record<string, unknown>> = {},
      tenantId = 'northstar',
    ) {
      const deps = cloudIdentity(store, { fetchKeys: (url) => cloud.fetch(url) });
      const sub = `${pool.region}-${count}`;
      return createTokenVerifier(deps).verify(
        await sign(key, idClaims(pool, { sub, email, ...claims })),
        tenantId,
      );
    }

    it('gets an account at first sight, and has the same from then on', async () => {
      const first = await call(east);
      expect(await call(east)).toEqual(first);
      expect(await store.findUserBySub('northstar', first?.sub ?? '')).toMatchObject({
        email,
        isEmailVerified: true,
        phoneNumber: '+12125550142',
        isPhoneVerified: true,
        givenName: 'Dana',
        status: 'CONFIRMED',
      });
    });

    it('that calls several times at once gets one account', async () => {
      const callers = await Promise.all([call(east), call(east), call(east)]);
      expect(new Set(callers.map((caller) => caller?.sub)).size).toBe(1);
    });

    it('has the same account in the other region, by the email that both pools have verified', async () => {
      const first = await call(east);
      expect(await call(west, { email: ` ${email.toUpperCase()} ` })).toEqual(first);
      expect(await store.poolUsersOf('northstar', first?.sub ?? '')).toHaveLength(2);
    });

    it.each([
      ['a boolean', true, true],
      ['a text, as providers tell it', 'true', true],
      ['false', false, false],
      ['a text that says no', 'false', false],
      ['nothing', undefined, false],
      ['something else', 1, false],
    ])('T03: is linked by an email that is verified by %s: %s → %s', async (_case, verified, isLinked) => {
      const owner = await call(east);
      const other = await call(west, { email_verified: verified });
      expect(other?.sub === owner?.sub).toBe(isLinked);
      expect(other?.email).toBe(isLinked ? email : undefined);
    });

    it('T03: with an unverified email has an account of its own, which the one who proves the email does not get', async () => {
      const unproven = await call(west, { email_verified: false });
      expect(unproven).toMatchObject({ email: undefined, givenName: 'Dana' });
      expect(await call(west, { email_verified: false })).toEqual(unproven);
      const owner = await call(east);
      expect(owner?.email).toBe(email);
      expect(owner?.sub).not.toBe(unproven?.sub);
    });

    it('that proves its email later keeps its account, now with the email', async () => {
      const unproven = await call(west, { email_verified: false });
      const proven = await call(west, { iat: later(60) });
      expect(proven).toMatchObject({ sub: unproven?.sub, email });
      expect((await call(east))?.sub).toBe(unproven?.sub);
    });

    it('that proves an email which is taken by then keeps an account without it', async () => {
      const unproven = await call(west, { email_verified: false });
      const owner = await call(east);
      expect(await call(west, { iat: later(60) })).toMatchObject({ sub: unproven?.sub, email: undefined });
      expect((await call(east))?.sub).toBe(owner?.sub);
    });

    it('takes the place of an account that nobody ever confirmed', async () => {
      const at = new Date();
      const squatter: User = {
        ...{ tenantId: 'northstar', sub: `squatter-${count}`, email, isEmailVerified: false },
        ...{ phoneNumber: null, isPhoneVerified: false, givenName: null, familyName: null },
        ...{ status: 'UNCONFIRMED', createdAt: at, updatedAt: at },
      };
      await store.insertUser(squatter);
      const owner = await call(east);
      expect(owner).toMatchObject({ email });
      expect(owner?.sub).not.toBe(squatter.sub);
      expect(await store.findUserBySub('northstar', squatter.sub)).toBeUndefined();
    });

    it('of one tenant is nobody at another, with the same email and the same sub', async () => {
      const here = await call(east);
      const there = await call(poolOf('harbor'), { sub: `us-east-1-${count}` }, 'harbor');
      expect(there?.email).toBe(email);
      expect(there?.sub).not.toBe(here?.sub);
    });

    it('hands on a new name, number and verified email, but an older token takes nothing back', async () => {
      const first = await call(east);
      const changed = {
        email: `new${email}`,
        given_name: 'Dee',
        phone_number: '+12125550199',
        iat: later(60),
      };
      expect(await call(east, changed)).toEqual({ ...first, email: `new${email}`, givenName: 'Dee' });
      expect(await call(east)).toEqual({ ...first, email: `new${email}`, givenName: 'Dee' });
      expect(await store.findUserBySub('northstar', first?.sub ?? '')).toMatchObject({
        email: `new${email}`,
        phoneNumber: '+12125550199',
      });
    });

    it('of the other region, which still has the old email, does not bring it back', async () => {
      const first = await call(east);
      await call(west);
      await call(east, { email: `new${email}`, iat: later(60) });
      expect(await call(west, { iat: later(120) })).toEqual({ ...first, email: `new${email}` });
    });

    it('T03: that gave its email up for one that is taken does not share its account with the next owner of the old one', async () => {
      const first = await call(east);
      await call(east, { sub: `other-${count}`, email: `taken${email}` });
      expect((await call(east, { email: `taken${email}`, iat: later(60) }))?.sub).toBe(first?.sub);
      const next = await call(west, { sub: `next-${count}` });
      expect(next?.sub).not.toBe(first?.sub);
    });

    it('T03: that gave its email up for an unverified one does not share its account with the next owner of the old one', async () => {
      const first = await call(east);
      await call(east, { email: `loose${email}`, email_verified: false, iat: later(60) });
      const next = await call(west, { sub: `next-${count}` });
      expect(next?.sub).not.toBe(first?.sub);
    });

    it('with names and a number that the forms refuse is taken without them', async () => {
      const caller = await call(east, {
        given_name: '<b>Dana</b>',
        family_name: 7,
        phone_number: '+4930123456',
      });
      expect(caller).toMatchObject({ email, givenName: undefined, familyName: undefined });
      const user = await store.findUserBySub('northstar', caller?.sub ?? '');
      expect(user).toMatchObject({ phoneNumber: null, isPhoneVerified: false });
    });

    it('whose account was removed is nobody, in both regions, and gets no new one', async () => {
      const first = await call(east);
      await call(west);
      await store.deleteUser('northstar', first?.sub ?? '');
      expect(await call(east)).toBeUndefined();
      expect(await call(west, { iat: later(60) })).toBeUndefined();
      expect(await store.findUserByEmail('northstar', email)).toBeUndefined();
      expect(await store.findPoolUser('northstar', east.userPoolId, `us-east-1-${count}`)).toMatchObject({
        poolUser: { sub: null, username: null, reported: null },
        user: undefined,
      });
    });

    it('who is known is read with the account at once, as that account is now', async () => {
      const first = await call(east);
      const known = () => store.findPoolUser('northstar', east.userPoolId, `us-east-1-${count}`);
      expect(await known()).toMatchObject({
        poolUser: { sub: first?.sub },
        user: { sub: first?.sub, email },
      });
      await store.updateUser('northstar', first?.sub ?? '', { givenName: 'Dee' });
      const bySub = vi.spyOn(store, 'findUserBySub');
      expect(await call(east)).toMatchObject({ sub: first?.sub, givenName: 'Dee' });
      expect(bySub).not.toHaveBeenCalled();
      expect(await store.findPoolUser('harbor', east.userPoolId, `us-east-1-${count}`)).toBeUndefined();
    });
  });
});
