import type { Position } from '@forecourt/shared-contracts/geo';
import { featureCodes, type FacetName } from '@forecourt/shared-contracts/inventory';
import { facetColumn, type FacetColumn } from './facet-column.ts';
import type { IndexedRow } from './indexed-row.ts';
import { lineTree, type Line, type LineTree } from './line-tree.ts';
import { coded, groupKey, rowGroups, type GroupFields, type RowGroups } from './row-groups.ts';
import { recommendedGroups } from './recommended-groups.ts';

/** Availabilities by code. */
export const availabilityCodes = ['Available', 'PendingSale', 'Sold', 'Deleted'] as const;

/** Facets that have one value per vehicle and do not depend on others. */
export type FlatFacet = Exclude<FacetName, 'make' | 'model' | 'trim' | 'feature'>;
/** Counted fields of a design; make, model and trim are counted together as one line. */
export type DesignFilter = 'bodyStyle' | 'fuelType' | 'drivetrain' | 'line';
export type FinishFilter = 'condition' | 'color' | 'interiorColor';

/**
 * A tenant's vehicles, column by column; row numbers follow the ids. Only price, mileage, payment and
 * availability ever change.
 */
export interface Columns {
  readonly size: number;
  readonly ids: Int32Array;
  /** Vehicles of one line, body style, fuel and drivetrain. */
  readonly designs: RowGroups<DesignFilter>;
  /** Vehicles of one condition, color family and interior. */
  readonly finishes: RowGroups<FinishFilter>;
  /** Make, model and trim by code of the designs' `line`. */
  readonly lines: readonly Line[];
  readonly lineTree: LineTree;
  /** Each row's features, one bit each, in the order of the feature codes. */
  readonly features: Uint32Array;
  readonly paintName: FacetColumn;
  readonly year: Int32Array;
  readonly priceCents: Int32Array;
  readonly mileage: Int32Array;
  /** Miles of electric range; -1 for a vehicle without, which is outside of all bounds. */
  readonly rangeMiles: Int32Array;
  /** Minutes of a fast charge; -1 for a vehicle without, which is outside of all bounds. */
  readonly chargeMinutes: Int32Array;
  readonly paymentCents: Int32Array;
  /** Days since 1970. */
  readonly listedDay: Int32Array;
  readonly hasPhotos: Uint8Array;
  /** In which group a recommendation lists the vehicle: see {@link recommendedGroups}. */
  readonly showroomGroup: Uint8Array;
  /** Indexes into {@link availabilityCodes}. */
  readonly availability: Uint8Array;
  /** Index of each row's dealer in `dealers`. */
  readonly dealerCodes: Uint32Array;
  readonly dealers: readonly (Position & { readonly id: number })[];
}

const designFields: GroupFields<DesignFilter> = {
  bodyStyle: (row) => row.bodyStyle,
  fuelType: (row) => row.fuelType,
  drivetrain: (row) => row.drivetrain,
  line: (row) => `${row.make}|${row.model}|${row.trim}`,
};

const finishFields: GroupFields<FinishFilter> = {
  condition: (row) => row.condition,
  color: (row) => row.colorFamily,
  interiorColor: (row) => row.interiorColor,
};

const bitByFeature = new Map<string, number>(featureCodes.map((code, bit) => [code, 1 << bit] as const));

/** Returns features as bits, in the order of the feature codes; unknown ones have no bit. */
export function featureBits(features: readonly string[]): number {
  return features.reduce((bits, code) => bits | (bitByFeature.get(code) ?? 0), 0);
}

/** Packs rows that are sorted by id. */
export function columnsOf(rows: readonly IndexedRow[]): Columns {
  const whole = (read: (row: IndexedRow) => number) => Int32Array.from(rows, read);
  const designs = rowGroups(rows, designFields);
  const lines = coded(designs.firsts, designFields.line).firsts;
  const dealers = coded(rows, (row) => row.dealerId);
  return {
    size: rows.length,
    ids: whole((row) => row.id),
    designs,
    finishes: rowGroups(rows, finishFields),
    lines: lines.map(({ make, model, trim }) => ({ make, model, trim })),
    lineTree: lineTree(lines),
    features: Uint32Array.from(rows, (row) => featureBits(row.features)),
    paintName: facetColumn(rows.map((row) => row.paintName)),
    year: whole((row) => row.year),
    priceCents: whole((row) => row.priceCents),
    mileage: whole((row) => row.mileage),
    rangeMiles: whole((row) => row.rangeMiles ?? -1),
    chargeMinutes: whole((row) => row.chargeMinutes ?? -1),
    paymentCents: whole((row) => row.paymentCents),
    listedDay: whole((row) => dayOf(row.listedOn)),
    hasPhotos: Uint8Array.from(rows, (row) => Number(row.hasPhotos)),
    showroomGroup: recommendedGroups(rows),
    availability: Uint8Array.from(rows, (row) => availabilityCodes.indexOf(row.availability)),
    dealerCodes: dealers.codes,
    dealers: dealers.firsts.map(({ dealerId: id, latitude, longitude }) => ({ id, latitude, longitude })),
  };
}

/** Whether a row equals its columns, apart from values that may change. */
export function isSameVehicle(columns: Columns, number: number, row: IndexedRow): boolean {
  const dealer = columns.dealers[columns.dealerCodes[number] ?? 0];
  const pairs = [
    [columns.designs.keys[columns.designs.numbers[number] ?? 0], groupKey(designFields, row)],
    [columns.finishes.keys[columns.finishes.numbers[number] ?? 0], groupKey(finishFields, row)],
    [columns.features[number], featureBits(row.features)],
    [columns.paintName.values[columns.paintName.codes[number] ?? 0], row.paintName],
    [columns.year[number], row.year],
    [columns.listedDay[number], dayOf(row.listedOn)],
    [columns.hasPhotos[number], Number(row.hasPhotos)],
    [columns.rangeMiles[number], row.rangeMiles ?? -1],
    [columns.chargeMinutes[number], row.chargeMinutes ?? -1],
    [dealer?.id, row.dealerId],
    [dealer?.latitude, row.latitude],
    [dealer?.longitude, row.longitude],
  ];
  return pairs.every(([one, two]) => one === two);
}

function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}
