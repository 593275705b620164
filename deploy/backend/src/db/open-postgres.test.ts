import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, openEmptyPostgres } from '../testing/empty-postgres.ts';
import { answerToFault } from '../testing/answer-to-fault.ts';
import type { Database } from './db.ts';

const limits = { lockMs: 10_000, statementMs: 30_000, answerMs: 1500 };
let database: Database | undefined;
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(async () => {
  vi.mocked(console.error).mockRestore();
  await database?.close();
});

const late = { cause: expect.objectContaining({ message: 'Query read timeout' }) as Error };

describe.runIf(hasPostgres())('a statement whose answer does not come', () => {
  it('fails, and its connection is not used again', async () => {
    database = await openEmptyPostgres(limits);
    const { db } = database;
    const waits = Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(10)`));
    for (const result of await Promise.allSettled(waits)) {
      expect(result).toMatchObject({ status: 'rejected', reason: late });
    }
    await expect(db.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 });
  });

  it('ends its transaction at once, and every later one has a connection', async () => {
    database = await openEmptyPostgres(limits);
    const { db } = database;
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    const startedMs = performance.now();
    const waits = Array.from({ length: 10 }, () =>
      db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`)),
    );
    for (const result of await Promise.allSettled(waits)) {
      if (result.status !== 'rejected') throw new Error('The statement was answered.');
      expect(await answerToFault(result.reason as Error)).toBe(503);
    }
    expect(performance.now() - startedMs).toBeLessThan(2 * limits.answerMs);
    await db.transaction((tx) => tx.execute(sql`select 1`));
  });
});
