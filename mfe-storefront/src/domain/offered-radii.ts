const usualMiles = [25, 50, 100, 250, 500];

/** Returns the distances that a search offers, in miles and ascending; a chosen one that is not usual is among them. */
export function offeredRadii(chosenMiles: number | undefined): readonly number[] {
  const chosen = chosenMiles === undefined ? [] : [chosenMiles];
  return [...new Set([...usualMiles, ...chosen])].sort((one, two) => one - two);
}
