import { expect, it } from 'vitest';
import { createSharedReads } from './create-shared-reads.ts';

/** Reads whose answers name their number. */
function setUp() {
  const { share } = createSharedReads();
  const begun: string[] = [];
  const read = (key: string) =>
    share(key, () => {
      begun.push(key);
      return Promise.resolve(`${key} ${begun.length}`);
    });
  return { read, share, begun };
}

const nextTurn = () => new Promise<void>((done) => setImmediate(done));

it.each<[string, readonly string[], readonly string[]]>([
  ['one caller', ['a'], ['a 1']],
  ['callers with an equal key', ['a', 'a', 'a'], ['a 1', 'a 1', 'a 1']],
  ['callers with different keys', ['a', 'b'], ['a 1', 'b 2']],
  ['keys of which one begins with the other', ['a', 'a b', 'a'], ['a 1', 'a b 2', 'a 1']],
])('in one turn: %s', async (_case, keys, answers) => {
  const { read, begun } = setUp();
  expect(await Promise.all(keys.map(read))).toEqual(answers);
  expect(begun).toEqual([...new Set(keys)]);
});

it('callers of the same turn share also when they come after others have waited', async () => {
  const { read } = setUp();
  const later = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return read('a');
  };
  expect(await Promise.all([read('a'), later()])).toEqual(['a 1', 'a 1']);
});

it('who comes once a read is begun reads again, even if it has not ended', async () => {
  const { share } = createSharedReads();
  let answerFirst = (_answer: string): void => undefined;
  const first = share('a', () => new Promise<string>((answer) => (answerFirst = answer)));
  await nextTurn();
  const second = share('a', () => Promise.resolve('second'));
  expect(await second).toBe('second');
  answerFirst('first');
  expect(await first).toBe('first');
});

it('a failure is everybody’s, and not that of who comes later', async () => {
  const { share } = createSharedReads();
  const fail = () => Promise.reject(new Error('no'));
  const all = await Promise.allSettled([share('a', fail), share('a', fail), share('b', async () => 'b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await share('a', async () => 'again')).toBe('again');
});

it('a read that throws at once is a failure like any other', async () => {
  const { share } = createSharedReads();
  const thrown = share('a', () => {
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
});
