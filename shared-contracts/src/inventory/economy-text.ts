import type { FuelType } from './vehicle-values.ts';

/** Fuels without gallons: their economy is that of the energy in a gallon of gasoline. */
const withoutGallons: readonly FuelType[] = ['Electric', 'Hydrogen'];

/** Miles per gallon with their unit, as on the vehicle page and in the comparison: '28 MPG', '128 MPGe'. The same in every language. */
export function economyText(milesPerGallon: number, fuelType: FuelType): string {
  return `${milesPerGallon} ${withoutGallons.includes(fuelType) ? 'MPGe' : 'MPG'}`;
}
