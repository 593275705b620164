import { expect, it } from 'vitest';
import { createCutoutMaker } from './cutouts.ts';
import { heroes } from './heroes.ts';
import { keptCutout } from './kept-negatives.ts';

it('each size of a hero is made once, and nothing is read for other names', async () => {
  const read: string[] = [];
  const cutoutOf = createCutoutMaker((style, hex) => {
    read.push(`${style}/${hex}`);
    return keptCutout(style, hex);
  });
  const [hero = ''] = heroes;
  const [first, again, other] = await Promise.all([320, 320, 32].map((width) => cutoutOf(hero, width)));
  expect(first).toBe(again);
  expect(await cutoutOf(hero, 320)).toBe(first);
  expect(other?.length).toBeLessThan(first?.length ?? 0);
  expect(await cutoutOf('suv/ffffff', 320)).toBeUndefined();
  expect(read).toEqual([hero, hero]);
});
