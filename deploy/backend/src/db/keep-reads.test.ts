import { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepReads } from './keep-reads.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  keepReads(client);
});
beforeEach(async () => {
  await client.exec(`
    drop table if exists cars;
    create table cars (id int primary key, name text, at timestamptz, tags text[], facts jsonb);
    insert into cars values (1, 'Sedan', '2026-01-02T03:04:05Z', '{a,"b c"}', '{"doors":4}'), (2, null, null, null, null);
  `);
});

const names = async () =>
  (await client.query<{ name: string }>(`select name from cars where id < $1 order by id`, [9])).rows;
/** Not asked as a read, so that it is not kept itself. */
const keptTexts = async () => {
  const text = 'with kept as (select statement from pg_prepared_statements) select * from kept';
  return (await client.query<{ statement: string }>(text)).rows.map(({ statement }) => statement);
};

describe('a read that is asked for again', () => {
  it('answers what the engine itself answers, for values of every kind', async () => {
    const text =
      'select id, name, at, tags, facts from cars where id = any($1) and ($2::text is null or name = $2)';
    for (const name of ['Sedan', null, 'nobody', 'Sedan']) {
      const params = [[1, 2], name];
      const own = await client.transaction((tx) => tx.query(text, params));
      expect(await client.query(text, params)).toEqual(own);
      const inRows = await client.transaction((tx) => tx.query(text, params, { rowMode: 'array' }));
      expect(await client.query(text, params, { rowMode: 'array' })).toEqual(inRows);
    }
  });

  it('is parsed once, and sees every write', async () => {
    expect(await names()).toEqual([{ name: 'Sedan' }, { name: null }]);
    await client.query('update cars set name = $1 where id = 2', ['Truck']);
    expect(await names()).toEqual([{ name: 'Sedan' }, { name: 'Truck' }]);
    const texts = await keptTexts();
    expect(texts.filter((text) => text.startsWith('select name from cars'))).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('update'))).toEqual([]);
  });

  it('goes on after its table was changed', async () => {
    const all = 'select * from cars where id = 1';
    await client.query(all);
    await client.exec('alter table cars add column color text');
    expect((await client.query(all)).rows).toMatchObject([{ id: 1, color: null }]);
  });

  it('goes on after the session forgot its statements', async () => {
    await names();
    await client.exec('discard all');
    expect(await names()).toHaveLength(2);
  });

  it('fails as the engine does, and not the next time', async () => {
    const failing = 'select 1 / (id - $1::int) as share from cars where id = 1';
    await expect(client.query(failing, [1])).rejects.toMatchObject({ code: '22012' });
    expect((await client.query(failing, [0])).rows).toEqual([{ share: 1 }]);
    await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect(await names()).toHaveLength(2);
  });

  it('waits for the transaction under way', async () => {
    let read: Promise<unknown> | undefined;
    await client.transaction(async (tx) => {
      await tx.query('insert into cars (id) values (3)');
      read = names();
      await tx.query('insert into cars (id) values (4)');
    });
    expect(await read).toHaveLength(4);
  });
});

it('keeps no more than a hundred statements', async () => {
  for (let number = 0; number < 130; number += 1) await client.query(`select ${number} as number`);
  expect(await keptTexts()).toHaveLength(100);
  expect((await client.query('select 0 as number')).rows).toEqual([{ number: 0 }]);
});

it('an engine that is closed says so', async () => {
  await client.close();
  await expect(names()).rejects.toThrow('closed');
});
