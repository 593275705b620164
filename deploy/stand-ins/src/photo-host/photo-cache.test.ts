import { expect, it } from 'vitest';
import { createPhotoCache } from './photo-cache.ts';

it('makes a photo once, for calls at the same time too, and drops the least recently requested one', async () => {
  const cache = createPhotoCache(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return Promise.resolve(Buffer.from(key));
    });
  expect((await Promise.all(['a', 'a'].map(get))).map(String)).toEqual(['a', 'a']);
  for (const key of ['b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('makes a photo again that could not be made', async () => {
  const cache = createPhotoCache(2);
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(String(await cache.get('a', () => Promise.resolve(Buffer.from('a'))))).toBe('a');
});
