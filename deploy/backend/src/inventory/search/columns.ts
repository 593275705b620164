import { facetNames, type FacetName } from '@forecourt/shared-contracts/inventory';
import { facetColumn, type FacetColumn } from './facet-column.ts';
import type { IndexedRow } from './indexed-row.ts';

/** Availabilities by code. */
export const availabilityCodes = ['Available', 'PendingSale', 'Sold', 'Deleted'] as const;

/** A tenant's vehicles, column by column; row numbers follow the ids. Only price, mileage, payment and availability ever change. */
export interface Columns {
  readonly size: number;
  readonly ids: Int32Array;
  readonly facets: Readonly<Record<FacetName, FacetColumn>>;
  readonly year: Int32Array;
  readonly priceCents: Int32Array;
  readonly mileage: Int32Array;
  readonly paymentCents: Int32Array;
  /** Days since 1970. */
  readonly listedDay: Int32Array;
  readonly hasPhotos: Uint8Array;
  readonly availability: Uint8Array;
  readonly dealerId: Int32Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

const facetFields: Readonly<Record<FacetName, (row: IndexedRow) => string>> = {
  condition: (row) => row.condition,
  make: (row) => row.make,
  model: (row) => row.model,
  trim: (row) => row.trim,
  bodyStyle: (row) => row.bodyStyle,
  fuelType: (row) => row.fuelType,
  drivetrain: (row) => row.drivetrain,
  color: (row) => row.colorFamily,
};

/** Packs rows that are sorted by id. */
export function columnsOf(rows: readonly IndexedRow[]): Columns {
  const whole = (read: (row: IndexedRow) => number) => Int32Array.from(rows, read);
  const facets = facetNames.map((name) => [name, facetColumn(rows.map(facetFields[name]))] as const);
  return {
    size: rows.length,
    ids: whole((row) => row.id),
    facets: Object.fromEntries(facets) as Record<FacetName, FacetColumn>,
    year: whole((row) => row.year),
    priceCents: whole((row) => row.priceCents),
    mileage: whole((row) => row.mileage),
    paymentCents: whole((row) => row.paymentCents),
    listedDay: whole((row) => Date.parse(row.listedOn) / 86_400_000),
    hasPhotos: Uint8Array.from(rows, (row) => Number(row.hasPhotos)),
    availability: Uint8Array.from(rows, (row) => availabilityCodes.indexOf(row.availability)),
    dealerId: whole((row) => row.dealerId),
    latitude: Float64Array.from(rows, (row) => row.latitude),
    longitude: Float64Array.from(rows, (row) => row.longitude),
  };
}
