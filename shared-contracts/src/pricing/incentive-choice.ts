/** What the choice needs to know of an incentive; dates are calendar dates in the dealer's zone, both inclusive. */
export interface OfferedIncentive {
  readonly id: string;
  readonly savingsCents: number;
  readonly effectiveFromOn: string;
  readonly effectiveToOn: string;
  /** Ids of those that it cannot be combined with. It is enough that one of the two names the other. */
  readonly excludes?: readonly string[] | undefined;
}

/** The incentives that a price takes, and those that cannot be combined with them; each in the order in which they were offered. */
export interface IncentiveChoice<I extends OfferedIncentive> {
  readonly applied: readonly I[];
  readonly excluded: readonly I[];
  /** Sum of the applied ones. */
  readonly savingsCents: number;
}

/** The incentives that hold on a calendar date. */
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
 * The set that saves most and has no two that exclude each other; of equal ones that which has the incentive offered first. Exact: what
 * stands in nobody's way is taken, else both ways are tried, so its time doubles only with each incentive that really excludes another.
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
 * Which incentives a price takes of those offered: the allowed set that saves the buyer most. Pure and the same on both sides; dates are
 * `incentivesOn`'s business.
 */
export function chooseIncentives<I extends OfferedIncentive>(offered: readonly I[]): IncentiveChoice<I> {
  const applied = bestSet(offered.filter(({ savingsCents }) => savingsCents > 0));
  const excluded = offered.filter(
    (one) => !applied.includes(one) && applied.some((taken) => isExclusive(one, taken)),
  );
  return { applied, excluded, savingsCents: sum(applied) };
}
