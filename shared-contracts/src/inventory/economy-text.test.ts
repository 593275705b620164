import { expect, test } from 'vitest';
import { economyText } from './economy-text.ts';

test.each([
  [28, 'Gasoline', '28 MPG'],
  [35, 'Diesel', '35 MPG'],
  [51, 'Hybrid', '51 MPG'],
  [42, 'Plug-In Hybrid', '42 MPG'],
  [128, 'Electric', '128 MPGe'],
  [67, 'Hydrogen', '67 MPGe'],
] as const)('%d of a vehicle with fuel type %s is %s', (milesPerGallon, fuelType, text) => {
  expect(economyText(milesPerGallon, fuelType)).toBe(text);
});
