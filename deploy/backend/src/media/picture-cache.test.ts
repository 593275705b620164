import { expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

it('draws once and evicts the least recently used picture', () => {
  const cache = createPictureCache<string>(2);
  const drawn: string[] = [];
  const get = (key: string): string =>
    cache.get(key, () => {
      drawn.push(key);
      return `<${key}>`;
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['<a>', '<b>', '<a>', '<c>', '<a>', '<b>']);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
