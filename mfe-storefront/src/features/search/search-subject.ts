import { modelName } from '@forecourt/shared-contracts/formats';
import { bodyStyles, type VehicleSearch } from '@forecourt/shared-contracts/inventory';

const conditions = ['New', 'Certified', 'Used'] as const;

/** The single subject of a search, if any: used for the heading and the page's title. */
export interface SearchSubject {
  /** The one condition, `any` where there are none or several. Certified vehicles are used ones. */
  readonly condition: 'any' | (typeof conditions)[number];
  /** The one make, with its one model. */
  readonly makeAndModel?: string;
  readonly bodyStyle?: (typeof bodyStyles)[number];
  readonly isElectric: boolean;
}

/** Returns the one condition, make (with its one model) and body style of a search; members are absent where there are none or several. */
export function searchSubject({ facets }: VehicleSearch): SearchSubject {
  const make = only(facets.make);
  const model = make === undefined ? undefined : only(facets.model);
  const bodyStyle =
    model === undefined ? bodyStyles.find((one) => one === only(facets.bodyStyle)) : undefined;
  const { condition } = facets;
  const isUsed = condition.length > 1 && !condition.includes('New');
  return {
    condition: isUsed ? 'Used' : (conditions.find((one) => one === only(condition)) ?? 'any'),
    ...(make !== undefined && {
      makeAndModel: model === undefined ? make : `${make} ${modelName({ make, model })}`,
    }),
    ...(bodyStyle !== undefined && { bodyStyle }),
    isElectric: only(facets.fuelType) === 'Electric',
  };
}

function only(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
