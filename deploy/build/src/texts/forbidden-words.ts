const edge = (word: string) => `(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`;

/** The words of a catalog's own values, `{{amount}}`, and its tags are no text. */
const readable = (text: string) => text.replace(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, ' ');

/**
 * Texts that contain a forbidden word or phrase, one line each. `forbidden` maps it to what to write instead.
 * Case does not matter; only whole words count.
 */
export function forbiddenWordFaults(
  texts: ReadonlyMap<string, string>,
  forbidden: Readonly<Record<string, string>>,
): string[] {
  const words = Object.entries(forbidden).map(
    ([word, instead]) => [new RegExp(edge(word), 'iu'), word, instead] as const,
  );
  return [...texts].flatMap(([key, text]) =>
    words
      .filter(([found]) => found.test(readable(text)))
      .map(([, word, instead]) => `${key} says "${word}", write ${instead}`),
  );
}
