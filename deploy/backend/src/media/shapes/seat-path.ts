/**
 * Front seats seen through a side window, each with the top of its headrest at `[x, y]`: a headrest, and a backrest with shoulders
 * that leans back and ends that many units below them.
 */
export function seatPath(positions: readonly (readonly [number, number])[], backrest = 45): string {
  return positions
    .map(
      ([x, y]) =>
        `M${x - 3} ${y}q9-2 14 1q4 3 2 9l-3 9q-2 4-8 4h-9q-6 0-5-5l2-11q1-6 7-7zM${x - 14} ${y + 24}q13-4 24 0q6 3 5 11l-6 ${backrest}h-34l2-${backrest - 2}q1-10 9-13z`,
    )
    .join('');
}

/** The rim of a steering wheel from its side, its upper end at `[x, y]`. */
export const steeringWheel = ([x, y]: readonly [number, number]): string => `M${x} ${y}l4 1-8 22-4-1z`;
