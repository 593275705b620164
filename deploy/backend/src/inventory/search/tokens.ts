const mostTokens = 8;

/**
 * Returns the words of a text as the index stores them: lowercase letters and digits, each word joined
 * (`f150`) and in parts (`f`, `150`).
 */
export function indexTokens(text: string): readonly string[] {
  const words = plain(text).split(/\s+/);
  return words.flatMap((word) => {
    const parts = word.split(/[^a-z0-9]+/).filter((part) => part !== '');
    return parts.length > 1 ? [parts.join(''), ...parts] : parts;
  });
}

/**
 * Returns the words that a shopper typed, each joined; at most eight. None if nothing searchable was typed.
 */
export function queryTokens(keyword: string): readonly string[] {
  const words = plain(keyword).split(/\s+/);
  const joined = words.map((word) => word.replace(/[^a-z0-9]+/g, '')).filter((word) => word !== '');
  return [...new Set(joined)].slice(0, mostTokens);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const otherWords: Readonly<Record<string, string>> = {
  pickup: 'truck',
  suv: 'crossover',
  passenger: 'van',
  cargo: 'van',
  Certified: 'cpo preowned',
  Used: 'preowned',
  Electric: 'ev',
  'Plug-In Hybrid': 'phev',
  'Mercedes-Benz': 'benz',
  Chevrolet: 'chevy',
  Volkswagen: 'vw',
  Gray: 'grey',
};

/** Returns the words that find a vehicle: its names and common synonyms. */
export function wordsOf(fields: readonly (string | number)[]): readonly string[] {
  const texts = fields.map((field) => `${field} ${otherWords[field] ?? ''}`);
  return [...new Set(texts.flatMap(indexTokens))];
}
