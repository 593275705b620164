import { expect, test } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

test('the pixel is an uncacheable image, and its parameters become one entry for the tenant', async () => {
  const { get, measured } = await setUpEdge();
  const answer = await get('/images/tp.gif?te_sid=v1&te_nm=page-view&te_path=%2Fsearch&te-query-make=audi');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/gif');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 6)
      .toString(),
  ).toBe('GIF89a');
  expect(measured).toEqual([
    {
      event: 'page-view',
      tenant: 'northstar',
      words: { sid: 'v1', nm: 'page-view', path: '/search', 'query-make': 'audi' },
    },
  ]);
});

test.each([
  ['no name', ''],
  ['a name that is none', 'te_nm=%3Cscript%3E'],
  ['a key of somebody else', 'te_nm=click&email=dana%40example.com'],
  ['a word without end', `te_nm=click&te_a=${'a'.repeat(3000)}`],
  [
    'more words than an event has',
    `te_nm=click&${Array.from({ length: 70 }, (_, n) => `te_k${n}=1`).join('&')}`,
  ],
])('with %s it still returns the image, but no entry', async (_case, query) => {
  const { get, measured } = await setUpEdge();
  const answer = await get(`/images/tp.gif?${query}`);
  expect(answer.status).toBe(200);
  expect(measured).toEqual([]);
});
