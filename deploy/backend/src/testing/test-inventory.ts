import { Hono } from 'hono';
import type { OpenInventory } from '../open-inventory.ts';
import { testCatalog, testVin } from './test-catalog.ts';
import { testShowroom } from './test-showroom.ts';

/** An inventory without search: this many vehicles, in memory. */
export function openTestInventory(count: number): OpenInventory {
  return () => {
    const catalog = testCatalog();
    for (let number = 1; number <= count; number += 1) catalog.put(testVin(number));
    return Promise.resolve({
      routes: new Hono(),
      catalog,
      showroom: testShowroom(catalog),
      addTenant: () => Promise.resolve(),
    });
  };
}
