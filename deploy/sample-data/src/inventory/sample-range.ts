import type { Drivetrain } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine, CatalogTrim } from '../catalog/catalog-types.ts';
import { isAllWheelTrim } from './trim-drivetrains.ts';

/** The part of the range that an electric vehicle has with all-wheel drive, where its line begins with two driven wheels. */
const allWheelShare = 0.93;

interface Driven {
  readonly line: Pick<CatalogLine, 'drivetrains'>;
  readonly trim: Pick<CatalogTrim, 'name' | 'powertrain'>;
  readonly drivetrain: Drivetrain;
}

/** Returns the electric range in miles of a trim with a drivetrain; undefined for one that has none. */
export function sampleRange({ line, trim, drivetrain }: Driven): number | undefined {
  const { fuelType, economy } = trim.powertrain;
  const { rangeMiles } = economy;
  const costsRange = fuelType === 'Electric' && drivetrain !== line.drivetrains[0] && !isAllWheelTrim(trim);
  return costsRange && rangeMiles !== undefined ? Math.round(rangeMiles * allWheelShare) : rangeMiles;
}
