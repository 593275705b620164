export { ActiveFilters } from './active-filters.tsx';
export { FilterDrawer } from './filter-drawer.tsx';
export { FilterPanel } from './filter-panel.tsx';
