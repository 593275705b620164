import type { Facet, FacetName, VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** Levels of the tree of makes, models and trims. */
export const treeLevels = ['make', 'model', 'trim'] as const;
export type TreeLevel = (typeof treeLevels)[number];

/** One value in the tree, with its vehicle count. */
export interface Branch {
  readonly level: TreeLevel;
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Its children: the models of a chosen make, the trims of a chosen model, else nothing. */
  readonly below: readonly Branch[];
}

type Facets = readonly Facet[];

/**
 * Returns the makes of a result, with models below chosen makes and trims below chosen models; chosen makes that it does not list have 0.
 */
export function facetTree(facets: Facets, search: VehicleSearch): readonly Branch[] {
  const listed = branchesBelow(facets, search, []);
  const missing = search.facets.make.filter((make) => !listed.some(({ value }) => value === make));
  const none = { level: 'make', count: 0, isChosen: true, below: [] } as const;
  return [...listed, ...missing.map((value) => ({ ...none, value }))];
}

/** Returns how many makes, models and trims are chosen. */
export function chosenInTree({ facets }: Pick<VehicleSearch, 'facets'>): number {
  return treeLevels.reduce((sum, level) => sum + facets[level].length, 0);
}

function branchesBelow(facets: Facets, search: VehicleSearch, path: readonly string[]): readonly Branch[] {
  const level = treeLevels[path.length];
  if (level === undefined) return [];
  const values = facets.find(({ name }) => name === level)?.values ?? [];
  return values
    .filter(({ of = [] }) => of.join('|') === path.join('|'))
    .map(({ value, count }) => {
      const isChosen = search.facets[level].includes(value);
      return {
        level,
        value,
        count,
        isChosen,
        below: isChosen ? branchesBelow(facets, search, [...path, value]) : [],
      };
    });
}

/**
 * Returns the values below a level to keep when one of its values is removed: those that the result also lists below another chosen value.
 * None without a result.
 */
export function keptBelow(
  search: VehicleSearch,
  { name, value, facets = [] }: { name: FacetName; value: string; facets?: Facets | undefined },
): Partial<Record<FacetName, readonly string[]>> {
  const level = treeLevels.indexOf(name as TreeLevel);
  if (level < 0) return {};
  const lower = treeLevels.slice(level + 1);
  return Object.fromEntries(
    lower.map((one) => {
      const listed = facets.find((facet) => facet.name === one)?.values ?? [];
      const isElsewhere = (chosen: string) =>
        listed.some(
          (entry) => entry.value === chosen && entry.of?.[level] !== undefined && entry.of[level] !== value,
        );
      return [one, search.facets[one].filter(isElsewhere)];
    }),
  );
}
