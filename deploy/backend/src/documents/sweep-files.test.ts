import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { heldClock } from '../testing/held-ports.ts';
import { memoryFileStore } from '../testing/memory-file-store.ts';
import { documentFiles } from './documents.tables.ts';
import { documentLifeMs, sweepFiles } from './sweep-files.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

it('a file that cannot be removed does not keep the others, is reported without its key, and is tried again', async () => {
  const clock = heldClock();
  const store = tenantStore(database.db, 'northstar');
  const files = memoryFileStore(clock.now());
  const keyOf = (name: string) => `northstar/deal-of-ada/APP.W2/${name}`;
  const names = ['first', 'second'];
  for (const name of [...names, 'orphan', 'other-orphan']) {
    await files.put(keyOf(name), Readable.from([name]));
  }
  await store.insert(
    documentFiles,
    names.map((name) => ({
      ...{ id: name, dealRefId: 'deal-of-ada', key: 'APP.W2', status: 'COMPLETE', fileName: 'w2.pdf' },
      ...{ kind: 'pdf', sizeBytes: 1, sha256: name, isProtected: false, fileKey: keyOf(name) },
      addedAt: clock.now(),
    })),
  );
  clock.advance(documentLifeMs);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stuck = [keyOf('first'), keyOf('orphan')];
  const remove = (key: string) =>
    stuck.includes(key) ? Promise.reject(new Error(`no ${key}`)) : files.remove(key);
  await sweepFiles(database.db, { clock, files: { ...files, remove } });
  expect(files.keys()).toEqual(stuck);
  const left = async () =>
    (await store.find(documentFiles)).flatMap(({ id, fileKey }) => (fileKey ? [id] : []));
  expect(await left()).toEqual(['first']);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual(
    ['first', 'a file without a row'].map((about) => ({
      ...{ event: 'job-failed', job: 'old documents', about, error: 'Error', codes: [] },
    })),
  );
  log.mockRestore();
  await sweepFiles(database.db, { clock, files });
  expect(files.keys()).toEqual([]);
  expect(await left()).toEqual([]);
});
