import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flags } from '../flags/flags.tables.ts';
import { testEngines } from '../testing/engines.ts';
import type { Database } from './db.ts';
import { tenantStore } from './tenant-store.ts';

describe.each(testEngines)('tenant store on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const keysOf = async (tenantId: string) =>
    (await tenantStore(database.db, tenantId).find(flags)).map(({ key }) => key);

  it("never shows, changes or removes another tenant's rows", async () => {
    const one = tenantStore(database.db, 'one');
    const two = tenantStore(database.db, 'two');
    await one.insert(flags, [{ key: 'shared', value: true, version: 1 }]);
    await two.insert(flags, [{ key: 'shared', value: false, version: 1 }]);

    expect(await two.findOne(flags, { where: eq(flags.value, true) })).toBeUndefined();
    expect(await two.find(flags, { where: sql`true or ${eq(flags.tenantId, 'one')}` })).toHaveLength(1);
    expect(await two.update(flags, { version: 9 }, sql`true or 1 = 1`)).toBe(1);
    expect(await two.remove(flags, undefined)).toBe(1);
    expect(await one.find(flags)).toEqual([{ tenantId: 'one', key: 'shared', value: true, version: 1 }]);
  });

  it('writes its own tenant even when a row claims another', async () => {
    const claim = { key: 'claimed', value: true, version: 1, tenantId: 'victim' };
    await tenantStore(database.db, 'writer').insert(flags, [claim]);
    await tenantStore(database.db, 'writer').update(flags, claim, eq(flags.key, 'claimed'));
    expect(await keysOf('victim')).toEqual([]);
    expect(await keysOf('writer')).toEqual(['claimed']);
  });

  it('rolls back a whole transaction, including its after-commit callbacks', async () => {
    const store = tenantStore(database.db, 'rolled-back');
    const followed: string[] = [];
    const failing = store.transaction(async (inner) => {
      await inner.insert(flags, [{ key: 'lost', value: true, version: 1 }]);
      inner.afterCommit(() => followed.push('outer'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await keysOf('rolled-back')).toEqual([]);
    expect(followed).toEqual([]);
  });

  it('keeps what a failed savepoint did not touch, and runs after-commit callbacks once', async () => {
    const store = tenantStore(database.db, 'save-point');
    const followed: string[] = [];
    await store.transaction(async (outer) => {
      await outer.insert(flags, [{ key: 'kept', value: true, version: 1 }]);
      outer.afterCommit(() => followed.push('outer'));
      await outer
        .transaction(async (inner) => {
          await inner.insert(flags, [{ key: 'lost', value: true, version: 1 }]);
          inner.afterCommit(() => followed.push('inner'));
          throw new Error('no');
        })
        .catch(() => undefined);
      expect(followed).toEqual([]);
    });
    expect(await keysOf('save-point')).toEqual(['kept']);
    expect(followed).toEqual(['outer']);
  });

  it('counts only rows that were new', async () => {
    const store = tenantStore(database.db, 'missing');
    const row = { key: 'once', value: true, version: 1 };
    expect(await store.insertMissing(flags, [row])).toBe(1);
    expect(await store.insertMissing(flags, [{ ...row, value: false }])).toBe(0);
    expect(await store.find(flags)).toMatchObject([{ value: true }]);
  });
});
