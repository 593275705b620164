interface Named {
  readonly make: string;
  readonly model: string;
}

const nameOf = ({ make, model }: Named): string => `${make} ${model}`;

/** Each model once, in the order of the list, then the rest. */
function eachModelFirst<T extends Named>(vehicles: readonly T[]): readonly T[] {
  const isFirst = (vehicle: T, index: number): boolean =>
    vehicles.findIndex((other) => nameOf(other) === nameOf(vehicle)) === index;
  return [...vehicles.filter(isFirst), ...vehicles.filter((vehicle, index) => !isFirst(vehicle, index))];
}

/**
 * Orders candidates for a list of similar vehicles: one of the same model, one of another model, and so on, so that the first few show a
 * choice (SHOP-51). What is left of one kind follows.
 */
export function similarOrder<T extends Named>(candidates: readonly T[], vehicle: Named): readonly T[] {
  const same = candidates.filter((candidate) => nameOf(candidate) === nameOf(vehicle));
  const others = eachModelFirst(candidates.filter((candidate) => nameOf(candidate) !== nameOf(vehicle)));
  const pairs = Array.from({ length: Math.max(same.length, others.length) }, (_, index) => [
    ...same.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]);
  return pairs.flat();
}
