import { expect, it } from 'vitest';
import { inWorker } from './in-worker.ts';
import type { OddJob } from './testing/odd-worker.ts';

const script = new URL('./testing/odd-worker.ts', import.meta.url);
const oddWorker = (atOnce: number) => inWorker<OddJob, { readonly text: string }>(script, atOnce);
const echo = (text: string): OddJob => ({ kind: 'echo', text });

it('answers each call, also those that wait for their turn', async () => {
  const call = oddWorker(2);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => call(echo(text))));
  expect(answers.map(({ text }) => text).join('')).toBe('abcde');
});

it('a call that throws rejects with its error, and the others are answered', async () => {
  const call = oddWorker(1);
  const calls = [call(echo('before')), call({ kind: 'fail' }), call(echo('after'))];
  expect(await Promise.allSettled(calls)).toMatchObject([
    { value: { text: 'before' } },
    { reason: new TypeError('odd') },
    { value: { text: 'after' } },
  ]);
});

it('a worker that ends fails its calls, and another answers those that wait, and later ones', async () => {
  const call = oddWorker(1);
  const calls = [call({ kind: 'end' }), call(echo('waits'))];
  expect(await Promise.allSettled(calls)).toMatchObject([
    { reason: new Error('the worker ended with 3') },
    { value: { text: 'waits' } },
  ]);
  expect(await call(echo('later'))).toEqual({ text: 'later' });
});

it('a worker that does not start fails each call', async () => {
  const call = inWorker<OddJob, object>(new URL('./testing/no-worker.ts', import.meta.url), 1);
  const calls = await Promise.allSettled([call(echo('a')), call(echo('b'))]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
