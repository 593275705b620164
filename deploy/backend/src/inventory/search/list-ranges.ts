import type { SearchRanges } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';

/** Available and PendingSale are listed by default; their codes come first. */
const lastListed = availabilityCodes.indexOf('PendingSale');

/**
 * Returns the bounds of what is listed by default, money in whole dollars rounded outward; all zero for an
 * empty inventory, and for an electric range or a charge time that no vehicle has.
 */
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
    rangeMiles: boundsOf(columns, columns.rangeMiles),
    chargeMinutes: boundsOf(columns, columns.chargeMinutes),
  };
}

function boundsOf({ availability }: Columns, values: Int32Array): { min: number; max: number } {
  let min = Infinity;
  let max = -Infinity;
  for (let row = 0; row < values.length; row += 1) {
    if ((availability[row] as number) > lastListed) continue;
    const value = values[row] as number;
    if (value < 0) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? { min: 0, max: 0 } : { min, max };
}
