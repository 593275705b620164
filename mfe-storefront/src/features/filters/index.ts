export { ActiveFilters } from './ui/active-filters.tsx';
export { FilterDrawer } from './ui/filter-drawer.tsx';
export { FilterPanel } from './ui/filter-panel.tsx';
export { useFilterChips } from './ui/use-filter-chips.ts';
