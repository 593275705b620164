/** The least and the most that a field in whole dollars takes, in cents: limits to the cent, each moved inside to a whole dollar. */
export function wholeDollarLimits({
  leastCents,
  mostCents,
}: {
  readonly leastCents: number;
  readonly mostCents: number;
}): { readonly leastCents: number; readonly mostCents: number } {
  return { leastCents: Math.ceil(leastCents / 100) * 100, mostCents: Math.floor(mostCents / 100) * 100 };
}
