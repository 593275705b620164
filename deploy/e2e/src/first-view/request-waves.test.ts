import { expect, test } from 'vitest';
import { callRounds } from './call-rounds.ts';
import { requestWaves } from './request-waves.ts';
import { withSingleBundle } from './serve-single-bundle.ts';

const request = (url: string, type: string, ...causes: string[]) => ({
  url,
  type,
  causes,
  bodyBytes: 1,
  status: 200,
  startedAt: 0,
  answeredAt: 1,
  endedAt: 1,
});
const page = 'http://a/search';

test('a request belongs to the wave after its latest cause', () => {
  const waved = requestWaves([
    request(page, 'Document'),
    request('http://a/main.js', 'Script', page),
    request('http://a/hinted.js', 'Script', page),
    request('http://a/late.js', 'Script', 'http://a/main.js', page),
    request('http://a/later.json', 'Fetch', 'http://a/late.js', 'http://a/main.js'),
    request('http://a/inline.json', 'Fetch', 'chrome-extension://unknown.js'),
  ]);
  expect(waved.map(({ url, wave }) => [url, wave])).toEqual([
    [page, 1],
    ['http://a/main.js', 2],
    ['http://a/hinted.js', 2],
    ['http://a/late.js', 3],
    ['http://a/later.json', 4],
    ['http://a/inline.json', 2],
  ]);
});

test('a call belongs to the round after the latest answer available when it was made', () => {
  const call = (url: string, startedAt: number, answeredAt: number) => ({ url, startedAt, answeredAt });
  const calls = [
    call('order', 0, 10),
    call('history', 0.1, 4),
    call('identity', 3.9, 12),
    call('documents', 10.5, 20),
    call('thumbnail', 20.1, 30),
  ];
  expect(callRounds(calls).map(({ url, round }) => [url, round])).toEqual([
    ['order', 1],
    ['history', 1],
    ['identity', 1],
    ['documents', 2],
    ['thumbnail', 3],
  ]);
});

test('the single bundle replaces the shell’s script and every script hint, and nothing else', () => {
  const html =
    '<link rel="preload" as="font" href="/f.woff2"><script defer crossorigin nonce="n1" integrity="sha384-x" src="/assets/shell/1/main.js"></script>' +
    '<link rel="preload" as="script" crossorigin nonce="n1" href="/assets/shell/1/react.js" integrity="sha384-y"><style nonce="n1"></style>';
  const main = { url: '/m/main.js', integrity: 'sha384-m' };
  const search = { url: '/m/search.js', integrity: 'sha384-s' };
  expect(withSingleBundle(html, [main], [search])).toBe(
    '<link rel="preload" as="font" href="/f.woff2">' +
      '<link rel="preload" as="script" crossorigin nonce="n1" href="/m/search.js" integrity="sha384-s">' +
      '<script defer crossorigin nonce="n1" integrity="sha384-m" src="/m/main.js"></script><style nonce="n1"></style>',
  );
  expect(() => withSingleBundle('<html></html>', [], [])).toThrow('no script of the shell');
});
