import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flags } from '../flags/flags.tables.ts';
import { countStatements } from '../testing/count-statements.ts';
import { testEngines } from '../testing/engines.ts';
import type { Database } from './db.ts';
import { defineRead, isOneOf } from './defined-read.ts';
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

  describe('equal reads outside of a transaction', () => {
    const flagOf = (tenantId: string, key: string) =>
      tenantStore(database.db, tenantId).findOne(flags, { where: eq(flags.key, key) });

    it.each<[string, () => Promise<unknown>[], number]>([
      ['of one turn are sent once', () => [flagOf('seen', 'a'), flagOf('seen', 'a'), flagOf('seen', 'a')], 1],
      ['of two tenants are never one', () => [flagOf('seen', 'a'), flagOf('unseen', 'a')], 2],
      ['for two keys are never one', () => [flagOf('seen', 'a'), flagOf('seen', 'b')], 2],
      [
        'of another order or number are never one',
        () => {
          const { find } = tenantStore(database.db, 'seen');
          return [find(flags), find(flags, { orderBy: [asc(flags.key)] }), find(flags, { limit: 1 })];
        },
        3,
      ],
    ])('%s', async (_case, read, statements) => {
      await tenantStore(database.db, 'seen').insertMissing(flags, [{ key: 'a', value: true, version: 1 }]);
      const count = countStatements(database.db);
      const answers = await Promise.all(read());
      expect(count()).toBe(statements);
      for (const answer of answers.flat()) if (answer) expect(answer).toMatchObject({ tenantId: 'seen' });
    });

    it('see what was written before they were asked for', async () => {
      const store = tenantStore(database.db, 'fresh');
      await store.insert(flags, [{ key: 'a', value: true, version: 1 }]);
      for (let version = 2; version < 6; version += 1) {
        const before = flagOf('fresh', 'a');
        await store.update(flags, { version }, eq(flags.key, 'a'));
        const [one, two] = await Promise.all([flagOf('fresh', 'a'), flagOf('fresh', 'a')]);
        expect([one?.version, two?.version]).toEqual([version, version]);
        await before;
      }
    });

    it('give each caller a row of its own', async () => {
      await tenantStore(database.db, 'own-row').insert(flags, [{ key: 'a', value: true, version: 1 }]);
      const [one, two] = await Promise.all([flagOf('own-row', 'a'), flagOf('own-row', 'a')]);
      expect(one).toEqual(two);
      expect(one).not.toBe(two);
    });

    it('in a transaction are its own: it sees what it has written, and nobody else does', async () => {
      const store = tenantStore(database.db, 'inside');
      await store.insert(flags, [{ key: 'a', value: true, version: 1 }]);
      const seen = await store.transaction(async (inner) => {
        await inner.update(flags, { version: 2 }, eq(flags.key, 'a'));
        return inner.readAll(
          () => inner.findOne(flags, { where: eq(flags.key, 'a') }),
          () => inner.find(flags),
        );
      });
      expect(seen).toMatchObject([{ version: 2 }, [{ version: 2 }]]);
    });
  });

  describe('a read that is defined once', () => {
    const byKeys = defineRead(flags, ['keys'], ({ keys }) => ({
      where: isOneOf(flags.key, keys),
      orderBy: [asc(flags.key)],
    }));
    const keysRead = async (tenantId: string, keys: readonly string[]) =>
      (await tenantStore(database.db, tenantId).read(byKeys, { keys })).map(({ key }) => key);

    it('answers the rows of its tenant and its values, side by side too', async () => {
      const row = { value: true, version: 1 };
      await tenantStore(database.db, 'defined').insert(flags, [
        { key: 'a', ...row },
        { key: 'b', ...row },
      ]);
      await tenantStore(database.db, 'other').insert(flags, [{ key: 'b', ...row }]);
      const answers = await Promise.all([
        keysRead('defined', ['b', 'a']),
        keysRead('defined', ['a']),
        keysRead('defined', []),
        keysRead('other', ['a', 'b']),
      ]);
      expect(answers).toEqual([['a', 'b'], ['a'], [], ['b']]);
    });

    it('is sent once for equal calls of one turn, each with rows of its own', async () => {
      const store = tenantStore(database.db, 'defined-once');
      await store.insert(flags, [{ key: 'a', value: true, version: 1 }]);
      const count = countStatements(database.db);
      const read = () => store.read(byKeys, { keys: ['a'] });
      const [one, two] = await Promise.all([read(), read()]);
      expect(count()).toBe(1);
      expect(one).toEqual(two);
      expect(one[0]).not.toBe(two[0]);
    });

    it('sees what was written before, and in a transaction what that has written', async () => {
      const store = tenantStore(database.db, 'defined-fresh');
      await store.insert(flags, [{ key: 'a', value: true, version: 1 }]);
      const seen = await store.transaction(async (inner) => {
        await inner.update(flags, { version: 2 }, eq(flags.key, 'a'));
        return inner.read(byKeys, { keys: ['a'] });
      });
      await store.update(flags, { version: 3 }, eq(flags.key, 'a'));
      expect([...seen, ...(await store.read(byKeys, { keys: ['a'] }))]).toMatchObject([
        { version: 2 },
        { version: 3 },
      ]);
    });
  });

  it('counts only rows that were new', async () => {
    const store = tenantStore(database.db, 'missing');
    const row = { key: 'once', value: true, version: 1 };
    expect(await store.insertMissing(flags, [row])).toBe(1);
    expect(await store.insertMissing(flags, [{ ...row, value: false }])).toBe(0);
    expect(await store.find(flags)).toMatchObject([{ value: true }]);
  });
});
