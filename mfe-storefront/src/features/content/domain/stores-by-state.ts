import { usStates } from '@forecourt/shared-contracts/geo';

interface Placed {
  /** Two letters. */
  readonly state: string;
}

/** Stores under the name of their state, or its code where it has none here: states by name, the stores of each in the given order. */
export function storesByState<Store extends Placed>(
  stores: readonly Store[],
): readonly { readonly name: string; readonly stores: readonly Store[] }[] {
  const names = new Map(usStates);
  return [...new Set(stores.map(({ state }) => state))]
    .map((code) => ({
      name: names.get(code) ?? code,
      stores: stores.filter(({ state }) => state === code),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
