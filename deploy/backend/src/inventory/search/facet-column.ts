/** One text column as small codes, with the text of each code. */
export interface FacetColumn {
  readonly values: readonly string[];
  readonly codes: Uint16Array;
  /** Codes of the values that equal one of the texts, without regard to case. */
  codesOf(texts: readonly string[]): ReadonlySet<number>;
}

/** Codes a column. Throws when it has more than 65,535 values. */
export function facetColumn(texts: readonly string[]): FacetColumn {
  const codeByText = new Map<string, number>();
  const codes = new Uint16Array(texts.length);
  texts.forEach((text, row) => {
    let code = codeByText.get(text);
    if (code === undefined) codeByText.set(text, (code = codeByText.size));
    codes[row] = code;
  });
  if (codeByText.size > 65_535) throw new RangeError('too many values for a facet');
  const values = [...codeByText.keys()];
  return {
    values,
    codes,
    codesOf(asked) {
      const wanted = new Set(asked.map((text) => text.toLowerCase()));
      return new Set(values.flatMap((value, code) => (wanted.has(value.toLowerCase()) ? [code] : [])));
    },
  };
}
