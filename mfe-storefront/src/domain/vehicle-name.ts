import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** Formats `2023 Volvo XC60`. */
export function vehicleName({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  return `${year} ${make} ${model}`;
}
