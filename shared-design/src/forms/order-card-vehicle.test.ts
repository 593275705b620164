import { orderVehicleFixture, pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, test } from 'vitest';
import { orderCardVehicle } from './order-card-vehicle.ts';

const { tenant } = pageFixture();

test('an ordered vehicle is never for sale to others here, and its URLs include the site', () => {
  const vehicle = orderCardVehicle(orderVehicleFixture(), { siteOrigin: 'https://site.example', tenant });
  expect(vehicle.availability).toBe('Available');
  expect(vehicle.path).toMatch(/^https:\/\/site\.example\/vehicle\//);
  expect(vehicle.image?.src).toMatch(/^https:\/\/site\.example\//);
});
