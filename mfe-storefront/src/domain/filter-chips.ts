import {
  facetNames,
  rangeNames,
  type Bounds,
  type Facet,
  type FacetName,
  type ListedAvailability,
  type RangeName,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import {
  withDistance,
  withFacetToggled,
  withKeyword,
  withRange,
  type SearchChange,
} from './search-changes.ts';
import { everything } from './search-href.ts';

/** What an active filter is about; screens turn it into text. */
export type ChipSubject =
  | { readonly kind: 'facet'; readonly name: FacetName; readonly value: string }
  | { readonly kind: 'range'; readonly name: RangeName; readonly bounds: Bounds }
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'distance'; readonly miles: number; readonly zip: string }
  | { readonly kind: 'availability'; readonly values: readonly ListedAvailability[] };

/** One active filter, and the change that removes it. */
export interface FilterChip {
  readonly id: string;
  readonly subject: ChipSubject;
  readonly without: SearchChange;
}

/**
 * Returns the active filters, in the order of the filter column: one chip per value, one per range. Empty when nothing is filtered.
 * `facets` is from the last result, which maps models to makes.
 */
export function filterChips(search: VehicleSearch, facets?: readonly Facet[]): readonly FilterChip[] {
  return [
    ...keywordChips(search),
    ...distanceChips(search),
    ...facetNames.flatMap((name) => facetChips(search, name, facets)),
    ...rangeNames.flatMap((name) => rangeChips(search, name)),
    ...availabilityChips(search),
  ];
}

function keywordChips(search: VehicleSearch): FilterChip[] {
  const { keyword } = search;
  if (keyword === undefined) return [];
  return [{ id: 'keyword', subject: { kind: 'keyword', keyword }, without: (now) => withKeyword(now, '') }];
}

function distanceChips(search: VehicleSearch): FilterChip[] {
  const { zip, distanceMiles: miles } = search;
  if (zip === undefined || miles === undefined) return [];
  return [
    {
      id: 'distance',
      subject: { kind: 'distance', miles, zip },
      without: (now) => withDistance(now, undefined),
    },
  ];
}

function facetChips(search: VehicleSearch, name: FacetName, facets?: readonly Facet[]): FilterChip[] {
  return search.facets[name].map((value) => ({
    id: `${name}-${value}`,
    subject: { kind: 'facet', name, value },
    without: (now) =>
      now.facets[name].includes(value) ? withFacetToggled(now, { name, value, facets }) : now,
  }));
}

function rangeChips(search: VehicleSearch, name: RangeName): FilterChip[] {
  const bounds = search.ranges[name];
  if (bounds.min === undefined && bounds.max === undefined) return [];
  return [{ id: name, subject: { kind: 'range', name, bounds }, without: (now) => withRange(now, name, {}) }];
}

function availabilityChips(search: VehicleSearch): FilterChip[] {
  const { availability: values } = search;
  if (values.join() === everything.availability.join()) return [];
  const without: SearchChange = (now) => ({ ...now, availability: everything.availability, page: 1 });
  return [{ id: 'availability', subject: { kind: 'availability', values }, without }];
}
