/** A cubic segment: two control points and an end point, x from the center line. */
export type Cubic = readonly [number, number, number, number, number, number];

const run = (command: string, values: readonly number[]): string =>
  command + values.map(Math.round).join(' ').replaceAll(' -', '-');

const isStraight = ([x, y]: readonly [number, number], [ax, ay, bx, by, toX, toY]: Cubic): boolean =>
  ax === x && ay === y && bx === toX && by === toY;

/**
 * Returns a closed path symmetric about x = 0. `top` is the height where the right half starts on the center
 * line; the last segment must end on the center line.
 */
export function symmetric(top: number, right: readonly Cubic[]): string {
  const starts = right.map((_, index): readonly [number, number] => {
    const [, , , , x, y] = right[index - 1] ?? [0, 0, 0, 0, 0, top];
    return [x, y];
  });
  const startOf = (index: number): readonly [number, number] => starts[index] ?? [0, top];
  const forward = right.map((segment, index) =>
    isStraight(startOf(index), segment) ? run('L', segment.slice(4)) : run('C', segment),
  );
  const back = right.map((segment, index) => {
    const [ax, ay, bx, by] = segment;
    const [x, y] = startOf(index);
    return isStraight([x, y], segment) ? run('L', [-x, y]) : run('C', [-bx, by, -ax, ay, -x, y]);
  });
  return `${run('M', [0, top])}${forward.join('')}${back.toReversed().join('')}Z`;
}

type Point = readonly [number, number];

/** A straight run as a cubic segment. */
export const straight = ([fromX, fromY]: Point, [toX, toY]: Point): Cubic => [
  fromX,
  fromY,
  toX,
  toY,
  toX,
  toY,
];

/** The markup and its mirror image about x = 0. */
export const both = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;
