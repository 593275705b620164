import { expect, it } from 'vitest';
import { modelStyle, type DrawnModel } from '@forecourt/backend/media/index.ts';
import { cabinStyleOf, type CabinStyle } from './cabin-style.ts';

type Row = readonly [
  make: string,
  model: string,
  bodyStyle: DrawnModel['bodyStyle'],
  fuelType: DrawnModel['fuelType'],
  year: number,
  cabin: CabinStyle,
];

const rows: readonly Row[] = [
  ['Tesla', 'Model 3', 'sedan', 'Electric', 2026, 'minimal'],
  ['Tesla', 'Model 3', 'sedan', 'Electric', 2022, 'minimal'],
  ['Tesla', 'Model Y', 'suv', 'Electric', 2026, 'minimal'],
  ['Tesla', 'Cybertruck', 'pickup', 'Electric', 2026, 'minimal'],
  ['Volvo', 'EX30', 'suv', 'Electric', 2026, 'minimal'],
  ['Hyundai', 'Ioniq 6', 'sedan', 'Electric', 2026, 'twin'],
  ['Kia', 'EV9', 'suv', 'Electric', 2026, 'twin'],
  ['Cadillac', 'Lyriq', 'suv', 'Electric', 2026, 'twin'],
  ['Cadillac', 'Escalade', 'suv', 'Gasoline', 2026, 'twin'],
  ['BMW', '3 Series', 'sedan', 'Gasoline', 2026, 'twin'],
  ['Mercedes-Benz', 'C-Class', 'sedan', 'Gasoline', 2026, 'twin'],
  ['Hyundai', 'Elantra', 'sedan', 'Gasoline', 2026, 'twin'],
  ['Hyundai', 'Elantra', 'sedan', 'Gasoline', 2020, 'family'],
  ['Hyundai', 'Sonata', 'sedan', 'Gasoline', 2026, 'twin'],
  ['Kia', 'Sportage', 'suv', 'Gasoline', 2026, 'twin'],
  ['Kia', 'Sportage', 'suv', 'Gasoline', 2022, 'family'],
  ['Kia', 'Rio', 'sedan', 'Gasoline', 2023, 'family'],
  ['Toyota', 'Camry', 'sedan', 'Gasoline', 2026, 'family'],
  ['Honda', 'Civic', 'sedan', 'Gasoline', 2026, 'family'],
  ['Volkswagen', 'ID.4', 'suv', 'Electric', 2026, 'electric'],
  ['Honda', 'Prologue', 'suv', 'Electric', 2026, 'electric'],
  ['GMC', 'Sierra EV', 'pickup', 'Electric', 2026, 'truck'],
  ['GMC', 'Hummer EV SUV', 'suv', 'Electric', 2026, 'truck'],
  ['Ford', 'F-150', 'pickup', 'Gasoline', 2026, 'truck'],
  ['Ford', 'F-150 Lightning', 'pickup', 'Electric', 2026, 'truck'],
  ['Ford', 'Maverick', 'pickup', 'Gasoline', 2026, 'truck'],
  ['Lexus', 'ES', 'sedan', 'Gasoline', 2026, 'luxury'],
  ['Audi', 'A6', 'sedan', 'Gasoline', 2026, 'luxury'],
  ['Ford', 'Mustang', 'coupe', 'Gasoline', 2026, 'sport'],
  ['Jeep', 'Wrangler', 'suv', 'Gasoline', 2026, 'offroad'],
];

it.each(rows)('%s %s (%s, %s) of %d has the cabin %s', (make, model, bodyStyle, fuelType, year, cabin) => {
  expect(cabinStyleOf(modelStyle({ make, model, bodyStyle, fuelType, year }))).toBe(cabin);
});

it.each([
  ['three-row-4', 'family'],
  ['crew-cab-0', 'truck'],
])('the style %s has the cabin %s', (style, cabin) => {
  expect(cabinStyleOf(style)).toBe(cabin);
});

it('a style that is not drawn has none', () => {
  expect(() => cabinStyleOf('boat')).toThrow('boat');
});
