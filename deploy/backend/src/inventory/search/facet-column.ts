/** A text column as small codes, with the text of each code. */
export interface FacetColumn {
  readonly values: readonly string[];
  readonly codes: Uint32Array;
  /** Position of each code when the texts are sorted. */
  readonly places: Uint32Array;
}

/** Encodes a column. */
export function facetColumn(texts: readonly string[]): FacetColumn {
  const codeByText = new Map<string, number>();
  const codes = new Uint32Array(texts.length);
  texts.forEach((text, row) => {
    let code = codeByText.get(text);
    if (code === undefined) codeByText.set(text, (code = codeByText.size));
    codes[row] = code;
  });
  const values = [...codeByText.keys()];
  return { values, codes, places: sortedPlaces(values) };
}

/** Returns the position of each text in sorted order. */
export function sortedPlaces(texts: readonly string[]): Uint32Array {
  const places = new Uint32Array(texts.length);
  const sorted = texts.map((text, at) => ({ text, at })).sort((one, two) => (one.text < two.text ? -1 : 1));
  sorted.forEach(({ at }, place) => (places[at] = place));
  return places;
}

/** Returns 1 for each code whose value equals one of the texts, ignoring case. */
export function codesOf({ values }: FacetColumn, texts: readonly string[]): Uint8Array {
  const wanted = new Set(texts.map((text) => text.toLowerCase()));
  return Uint8Array.from(values, (value) => Number(wanted.has(value.toLowerCase())));
}
