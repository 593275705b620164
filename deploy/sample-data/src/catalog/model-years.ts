import { catalog } from './catalog.ts';
import type { CatalogLine } from './catalog-types.ts';

const newestYear = Math.max(...catalog.map(({ toYear }) => toYear));

/** The first model year in the data. */
export const firstModelYear = Math.min(...catalog.map(({ fromYear }) => fromYear));

/** Returns the last model year in which a line is sold: lines of the newest year in the data are sold on without end. */
export function lastModelYear({ toYear }: CatalogLine): number {
  return toYear === newestYear ? Infinity : toYear;
}

/** Whether a line is sold in a model year. */
export function isOfYear(line: CatalogLine, year: number): boolean {
  return line.fromYear <= year && year <= lastModelYear(line);
}
