import { makeAndModelName } from '@forecourt/shared-contracts/formats';
import { bodyStyles, type VehicleSearch } from '@forecourt/shared-contracts/inventory';

const conditions = ['New', 'Certified', 'Used'] as const;

/** The single subject of a search, if any: used for the heading and the page's title. */
export interface SearchSubject {
  /** The one condition, `any` where there are none or several. Certified vehicles are used ones. */
  readonly condition: 'any' | (typeof conditions)[number];
  /** The one make, with its one model; undefined where there are none or several. */
  readonly makeAndModel: string | undefined;
  /** What its vehicles are called, a key of `search.what`; undefined where the model says it. */
  readonly kind: (typeof bodyStyles)[number] | 'electric' | 'everything' | 'vehicles' | undefined;
}

/** Returns the one condition, make (with its one model) and kind of vehicles of a search. */
export function searchSubject({ facets }: VehicleSearch): SearchSubject {
  const make = only(facets.make);
  const model = make === undefined ? undefined : only(facets.model);
  const isUsed = facets.condition.length > 1 && !facets.condition.includes('New');
  const condition = isUsed ? 'Used' : (conditions.find((one) => one === only(facets.condition)) ?? 'any');
  if (make !== undefined && model !== undefined) {
    return { condition, makeAndModel: makeAndModelName({ make, model }), kind: undefined };
  }
  const every = condition === 'any' && make === undefined ? 'everything' : 'vehicles';
  return { condition, makeAndModel: make, kind: kindOf(facets) ?? every };
}

function kindOf({ bodyStyle, fuelType }: VehicleSearch['facets']): SearchSubject['kind'] {
  const body = bodyStyles.find((one) => one === only(bodyStyle));
  return body ?? (only(fuelType) === 'Electric' ? 'electric' : undefined);
}

function only(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
