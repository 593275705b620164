import type { At } from './path-segments.ts';
import { pathWriter } from './warped-path.ts';

const middle = ([ax, ay]: At, [bx, by]: At): At => [(ax + bx) / 2, (ay + by) / 2];

/**
 * Returns path data of a closed outline made of runs: each is a smooth curve from its first point to its last, near the
 * points between; where two runs meet is a corner.
 */
export function curvePath(runs: readonly (readonly At[])[]): string {
  const writer = pathWriter();
  const start = runs[0]?.[0] ?? [0, 0];
  writer.move(start);
  runs.forEach((run, index) => {
    const [first = start, ...rest] = run;
    if (index > 0) writer.curve([first]);
    const last = rest.length - 1;
    if (last === 0) writer.curve(rest);
    rest.slice(0, -1).forEach((control, at) => {
      const next = rest[at + 1] ?? control;
      writer.curve([control, at + 1 === last ? next : middle(control, next)]);
    });
  });
  writer.close(start);
  return writer.text();
}
