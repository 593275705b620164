import { Hono } from 'hono';
import type { OpenInventory } from '../open-inventory.ts';
import { testCatalog, testVin } from './test-catalog.ts';
import { testShowroom } from './test-showroom.ts';

/** An inventory without search: as many vehicles as the settings say, in memory. */
export const openTestInventory: OpenInventory = ({ sampleVehicles }) => {
  const catalog = testCatalog();
  for (let number = 1; number <= sampleVehicles; number += 1) catalog.put(testVin(number));
  return Promise.resolve({ routes: new Hono(), catalog, showroom: testShowroom(catalog) });
};
