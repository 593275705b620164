import type { VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';
import { codesOf, type FacetColumn } from './facet-column.ts';
import type { LineFilter } from './line-filter.ts';
import type { RowGroups } from './row-groups.ts';

/** The rows that pass all filters, and counts by value. */
export interface Tally {
  readonly total: number;
  /** By row, 1 for each that passes all filters. */
  readonly passes: Uint8Array;
  readonly designs: GroupTally;
  readonly finishes: GroupTally;
  /** Passing rows by the value of each byte of their feature bits: 256 numbers for each of four bytes, lowest first. */
  readonly featureBytes: Uint32Array;
  /** By code, rows that pass all filters except availability. */
  readonly availability: Uint32Array;
}

/** Rows by group. */
export interface GroupTally {
  /** Rows that pass all filters. */
  readonly passing: Uint32Array;
  /** Rows excluded by exactly one filter of their group. */
  readonly missing: Uint32Array;
  /** How many counted filters each group fails. */
  readonly failures: Uint8Array;
  /** Index of a counted filter that each group fails: the one that its missing rows fail. */
  readonly failed: Uint8Array;
}

interface Filtered {
  readonly columns: Columns;
  readonly lines: LineFilter;
  /** By row, 1 for each that another filter excludes. */
  readonly excluded: Uint8Array;
}

/** Evaluates the counted filters once per group and loops over the rows once. */
export function tallyOf({ columns, lines, excluded }: Filtered, search: VehicleSearch): Tally {
  const chosen = { ...search.facets, line: lines.passes };
  const designs = groupTally(columns.designs, chosen);
  const finishes = groupTally(columns.finishes, chosen);
  const listed: readonly string[] = search.availability;
  const unlisted = Uint8Array.from(availabilityCodes, (one) => Number(!listed.includes(one)));
  const tally = {
    passes: new Uint8Array(columns.size),
    designs,
    finishes,
    featureBytes: new Uint32Array(4 * 256),
    availability: new Uint32Array(availabilityCodes.length),
  };
  return { ...tally, total: countRows({ columns, excluded, unlisted }, tally) };
}

interface CountInput {
  readonly columns: Columns;
  readonly excluded: Uint8Array;
  /** By availability code, 1 for each that is not requested. */
  readonly unlisted: Uint8Array;
}

/**
 * The only loop over all rows; fills the tally and returns how many rows pass. Its inputs are read out of
 * their objects beforehand.
 */
function countRows({ columns, excluded, unlisted }: CountInput, tally: Omit<Tally, 'total'>): number {
  const { featureBytes, availability, passes } = tally;
  const { failures: designFailures, passing: passingDesigns, missing: missingDesigns } = tally.designs;
  const { failures: finishFailures, passing: passingFinishes, missing: missingFinishes } = tally.finishes;
  const { availability: states, features } = columns;
  const designNumbers = columns.designs.numbers;
  const finishNumbers = columns.finishes.numbers;
  let total = 0;
  for (let row = 0; row < excluded.length; row += 1) {
    if (excluded[row] === 1) continue;
    const design = designNumbers[row] as number;
    const finish = finishNumbers[row] as number;
    const state = states[row] as number;
    const ofDesign = designFailures[design] as number;
    const failures = ofDesign + (finishFailures[finish] as number) + (unlisted[state] as number);
    if (failures > 1) continue;
    if (failures === 0) {
      total += 1;
      passes[row] = 1;
      add(availability, state);
      addBytes(featureBytes, features[row] as number);
      add(passingDesigns, design);
      add(passingFinishes, finish);
    } else if (unlisted[state] === 1) add(availability, state);
    else if (ofDesign === 1) add(missingDesigns, design);
    else add(missingFinishes, finish);
  }
  return total;
}

function addBytes(counts: Uint32Array, bits: number): void {
  add(counts, bits & 255);
  add(counts, 256 + ((bits >>> 8) & 255));
  add(counts, 512 + ((bits >>> 16) & 255));
  add(counts, 768 + (bits >>> 24));
}

function add(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] as number) + 1;
}

/**
 * Values that pass; flags by code for lines, whose filter is a tree. Empty or undefined lets everything pass.
 */
type Chosen<Filter extends string> = Readonly<Record<Filter, readonly string[] | Uint8Array | undefined>>;

function groupTally<Filter extends string>(groups: RowGroups<Filter>, chosen: Chosen<Filter>): GroupTally {
  const size = groups.keys.length;
  const failures = new Uint8Array(size);
  const failed = new Uint8Array(size);
  groups.counted.forEach(({ filter, column }, number) => {
    const passes = passingCodes(column, chosen[filter]);
    if (!passes) return;
    for (let group = 0; group < size; group += 1) {
      if (passes[column.codes[group] as number] === 1) continue;
      failures[group] = (failures[group] as number) + 1;
      failed[group] = number;
    }
  });
  return { passing: new Uint32Array(size), missing: new Uint32Array(size), failures, failed };
}

function passingCodes(
  column: FacetColumn,
  chosen: readonly string[] | Uint8Array | undefined,
): Uint8Array | undefined {
  if (chosen === undefined || chosen instanceof Uint8Array) return chosen;
  return chosen.length === 0 ? undefined : codesOf(column, chosen);
}
