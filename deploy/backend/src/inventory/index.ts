export { createInventoryCatalog } from './inventory-catalog.ts';
export type { InventoryDeps } from './inventory-deps.ts';
export { createInventoryIndexes } from './inventory-indexes.ts';
export type { InventoryIndexes } from './inventory-indexes.ts';
export { inventoryRoutes } from './inventory.routes.ts';
export { loadSampleInventory } from './load-sample-inventory.ts';
