const electricNames = {
  engine: 'motor',
  cityMpg: 'cityEfficiency',
  highwayMpg: 'highwayEfficiency',
  combinedMpg: 'combinedEfficiency',
} as const;
/** The same in every electric vehicle. */
const meaningless = ['transmission', 'fuelType'] as const;

type Names = typeof electricNames;
type Named<Fact> = Fact | Names[keyof Names & Fact];

/** Returns the name of a fact as vehicles without an engine have it; undefined for a fact that says nothing about them (SITE-107). */
export function electricName<Fact extends string>(fact: Fact): Named<Fact> | undefined {
  if (meaningless.some((one) => one === fact)) return undefined;
  const names: Partial<Record<string, string>> = electricNames;
  return (names[fact] ?? fact) as Named<Fact>;
}
