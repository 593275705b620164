/** A path of the site, and when the visitor reached it, in ms since the page was opened. */
export interface Visited {
  readonly atMs: number;
  readonly path: string;
}

/** The paths of a page in the order of its navigation; the first is the one that it was opened at. */
export type VisitedPaths = readonly [Visited, ...Visited[]];

/** An entry of the browser's performance timeline. `value` is the size of a layout shift; other entries have their duration. */
export interface VitalEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly value?: number;
}

function weightOf({ value, duration }: VitalEntry): number {
  return value ?? duration;
}

/**
 * Returns the path where a vital arose: the one that was shown when its largest entry began, which is the largest shift of CLS and the
 * longest event of INP. A vital is reported when the page is hidden, often several routes later. One without entries belongs to the last
 * path.
 */
export function pathOfVital(entries: readonly VitalEntry[], visited: VisitedPaths): string {
  const [first] = entries;
  if (!first) return visited.at(-1)?.path ?? visited[0].path;
  const largest = entries.reduce((most, entry) => (weightOf(entry) > weightOf(most) ? entry : most), first);
  return (visited.findLast(({ atMs }) => atMs <= largest.startTime) ?? visited[0]).path;
}
