import { expect, it } from 'vitest';
import type { Drivetrain } from '@forecourt/shared-contracts/inventory';
import { trimDrivetrains } from './trim-drivetrains.ts';

const both: readonly Drivetrain[] = ['RWD', 'AWD'];

it.each([
  ['Standard', both, both],
  ['Premium Rear-Wheel Drive', both, ['RWD']],
  ['Premium All-Wheel Drive', both, ['AWD']],
  ['Long Range Single Motor', both, ['RWD']],
  ['Long Range Dual Motor', both, ['AWD']],
  ['eDrive40', both, both],
  ['xDrive50', both, ['AWD']],
  ['All-Wheel Drive', ['AWD'], ['AWD']],
  ['Dual Motor', ['4WD'], ['4WD']],
  ['Rear-Wheel Drive', ['AWD'], ['AWD']],
] as const)('a %s of a line with %j has %j', (name, drivetrains, expected) => {
  expect(trimDrivetrains({ drivetrains }, { name })).toEqual(expected);
});
