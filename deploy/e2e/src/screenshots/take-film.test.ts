import { describe, expect, it } from 'vitest';
import { chosenFrames, stripPage, type Frame } from './take-film.ts';

const frame = (at: number): Frame => ({ data: `at${at}`, at });
const timesOf = (frames: readonly Frame[]) => frames.map(({ at }) => at);

describe('chosenFrames', () => {
  it.each([
    { name: 'all of a short film', at: [-5, 16, 33], most: 10, shown: [-5, 16, 33] },
    { name: 'one from before the act', at: [-90, -40, 16, 33], most: 10, shown: [-40, 16, 33] },
    {
      name: 'the first and the last of a long one',
      at: [-1, 10, 20, 30, 40, 50, 60],
      most: 4,
      shown: [-1, 20, 40, 60],
    },
    { name: 'none of a tab that did not change', at: [], most: 4, shown: [] },
  ])('shows $name', ({ at, most, shown }) => {
    expect(timesOf(chosenFrames(at.map(frame), most))).toEqual(shown);
  });
});

it('writes the time of each frame below it', () => {
  const page = stripPage([frame(-4), frame(120), frame(Infinity)], 300);
  expect(page).toContain('base64,at120');
  expect(page.match(/<figcaption>[^<]+/g)).toEqual([
    '<figcaption>before',
    '<figcaption>120 ms',
    '<figcaption>at the end',
  ]);
});
