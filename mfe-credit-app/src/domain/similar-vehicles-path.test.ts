import { expect, it } from 'vitest';
import { similarVehiclesPath } from './similar-vehicles-path.ts';

it('escapes special characters of a make', () =>
  expect(similarVehiclesPath({ make: 'Land Rover', model: 'Range & Rover' })).toBe(
    '/search?make=Land+Rover&model=Range+%26+Rover',
  ));
