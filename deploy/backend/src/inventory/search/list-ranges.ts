import type { SearchRanges } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';

const listedCodes: readonly number[] = [
  availabilityCodes.indexOf('Available'),
  availabilityCodes.indexOf('PendingSale'),
];

/** Bounds of what is listed by default, money in whole dollars rounded outwards; all zero for an empty inventory. */
export function listRanges(columns: Columns): SearchRanges {
  const dollars = (cents: { min: number; max: number }) => ({
    min: Math.floor(cents.min / 100),
    max: Math.ceil(cents.max / 100),
  });
  return {
    year: boundsOf(columns, columns.year),
    price: dollars(boundsOf(columns, columns.priceCents)),
    mileage: boundsOf(columns, columns.mileage),
    payment: dollars(boundsOf(columns, columns.paymentCents)),
  };
}

function boundsOf(columns: Columns, values: Int32Array): { min: number; max: number } {
  let min = Infinity;
  let max = -Infinity;
  values.forEach((value, row) => {
    if (!listedCodes.includes(columns.availability[row] ?? -1)) return;
    if (value < min) min = value;
    if (value > max) max = value;
  });
  return min > max ? { min: 0, max: 0 } : { min, max };
}
