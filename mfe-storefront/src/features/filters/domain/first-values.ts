const shownAtFirst = 7;

/** The values of a long filter that are shown, and how many are left out. */
interface FirstValues<T> {
  readonly shown: readonly T[];
  readonly restCount: number;
}

/** Returns the first seven values and the chosen ones after them, or all. */
export function firstValues<T extends { readonly isChosen: boolean }>(
  values: readonly T[],
  showsAll: boolean,
): FirstValues<T> {
  const shown = showsAll ? values : values.filter((one, at) => at < shownAtFirst || one.isChosen);
  return { shown, restCount: values.length - shown.length };
}
