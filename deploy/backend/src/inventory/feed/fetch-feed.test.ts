import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { localFeed } from './fetch-feed.ts';

const address = 'https://feeds.example/feed.csv?X-Amz-Signature=secret';
const from = (answer: () => Promise<Response>) => localFeed(address, answer as typeof fetch);

it('takes a feed from an https address, and removes the copy at the end', async () => {
  const feed = await from(() => Promise.resolve(new Response('vin,make\n')));
  if (typeof feed === 'string') throw new Error(feed);
  expect(readFileSync(feed.file, 'utf8')).toBe('vin,make\n');
  await feed.end();
  expect(existsSync(feed.file)).toBe(false);
});

it('takes a file as it is, and leaves it', async () => {
  const file = fileURLToPath(import.meta.url);
  const feed = await localFeed(file);
  if (typeof feed === 'string') throw new Error(feed);
  await feed.end();
  expect([feed.file, existsSync(file)]).toEqual([file, true]);
});

const cut = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('vin,'));
      controller.error(new Error('cut off'));
    },
  });

it.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 403 })), 'it answers 403'],
  ['is not reached', () => Promise.reject(new TypeError('fetch failed')), 'it does not answer'],
  ['is cut off', () => Promise.resolve(new Response(cut())), 'or not to the end'],
])('says why an address that %s has no feed, without its signature', async (_what, answer, why) => {
  const refusal = await from(answer);
  expect(refusal).toContain('cannot be fetched from https://feeds.example/feed.csv: ');
  expect(refusal).toContain(why);
  expect(refusal).not.toContain('secret');
});
