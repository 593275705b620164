import type { Drivetrain } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine, CatalogTrim } from '../catalog/catalog-types.ts';

const namesAllWheels = /all-wheel|\bAWD\b|dual motor|4MATIC|xDrive/i;
const namesTwoWheels = /rear-wheel|front-wheel|\b[RF]WD\b|single motor|sDrive/i;
const allWheels: readonly Drivetrain[] = ['AWD', '4WD'];

/** Whether a trim is named after its all-wheel drive. */
export function isAllWheelTrim({ name }: Pick<CatalogTrim, 'name'>): boolean {
  return namesAllWheels.test(name);
}

/** Returns the drivetrains of a line that a trim can have: one named after its drive has no other. */
export function trimDrivetrains(
  { drivetrains }: Pick<CatalogLine, 'drivetrains'>,
  trim: Pick<CatalogTrim, 'name'>,
): readonly Drivetrain[] {
  const isAll = (drivetrain: Drivetrain) => allWheels.includes(drivetrain);
  const named = isAllWheelTrim(trim)
    ? drivetrains.filter(isAll)
    : drivetrains.filter((drivetrain) => !isAll(drivetrain) || !namesTwoWheels.test(trim.name));
  return named.length > 0 ? named : drivetrains;
}
