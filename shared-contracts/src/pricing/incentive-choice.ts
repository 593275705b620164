/** The fields of an incentive needed for the choice; dates are calendar dates in the dealer's zone, both inclusive. */
export interface OfferedIncentive {
  readonly id: string;
  readonly savingsCents: number;
  readonly effectiveFromOn: string;
  readonly effectiveToOn: string;
  /** Ids of incentives that it cannot be combined with. It is enough if one of the two lists the other. */
  readonly excludes?: readonly string[] | undefined;
}

/** The incentives applied to a price, and those that cannot be combined with them; both in input order. */
export interface IncentiveChoice<I extends OfferedIncentive> {
  readonly applied: readonly I[];
  readonly excluded: readonly I[];
  /** Sum of the applied incentives. */
  readonly savingsCents: number;
}

/** Returns the incentives in effect on a calendar date. */
export function incentivesOn<I extends OfferedIncentive>(offered: readonly I[], dateOn: string): I[] {
  return offered.filter(
    ({ effectiveFromOn, effectiveToOn }) => effectiveFromOn <= dateOn && dateOn <= effectiveToOn,
  );
}

/** Whether two incentives cannot be combined ('Cannot be combined with selection', PRICE-64). */
export function isExclusive(one: OfferedIncentive, two: OfferedIncentive): boolean {
  return Boolean(one.excludes?.includes(two.id)) || Boolean(two.excludes?.includes(one.id));
}

const sum = (some: readonly OfferedIncentive[]) =>
  some.reduce((total, { savingsCents }) => total + savingsCents, 0);

/**
 * Returns the compatible set with the highest savings; among equal sets, the one with the earliest incentive. Exact: incentives without
 * conflicts are always taken, for others both branches are tried, so the time only doubles with each incentive that actually excludes
 * another.
 */
function bestSet<I extends OfferedIncentive>(left: readonly I[]): readonly I[] {
  const [first, ...others] = left;
  if (!first) return [];
  const compatible = others.filter((other) => !isExclusive(first, other));
  const withFirst = [first, ...bestSet(compatible)];
  if (compatible.length === others.length) return withFirst;
  const without = bestSet(others);
  return sum(without) > sum(withFirst) ? without : withFirst;
}

/**
 * Returns which of the given incentives apply to a price: the allowed set that saves the buyer most. Pure and identical on client and
 * server; filter by date with `incentivesOn` first.
 */
export function chooseIncentives<I extends OfferedIncentive>(offered: readonly I[]): IncentiveChoice<I> {
  const applied = bestSet(offered.filter(({ savingsCents }) => savingsCents > 0));
  const excluded = offered.filter(
    (one) => !applied.includes(one) && applied.some((taken) => isExclusive(one, taken)),
  );
  return { applied, excluded, savingsCents: sum(applied) };
}
