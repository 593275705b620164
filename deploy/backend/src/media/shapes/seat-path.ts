/** Front seats seen through a side window: headrest and backrest of each seat whose headrest top is at `[x, y]`. */
export function seatPath(positions: readonly (readonly [number, number])[]): string {
  return positions
    .map(([x, y]) => `M${x} ${y}h12q5 0 5 5l2 13-3 4q6 2 7 10l3 30h-34l3-30q1-8 6-10l-3-4-2-13q0-5 4-5z`)
    .join('');
}

/** The rim of a steering wheel from its side, its upper end at `[x, y]`. */
export const steeringWheel = ([x, y]: readonly [number, number]): string => `M${x} ${y}l4 1-8 22-4-1z`;
