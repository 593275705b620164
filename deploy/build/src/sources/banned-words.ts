/** A word that is not written here, and the one to write instead, as the glossary gives them. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
}

/** The rows of a table of words in the glossary, by the heading of its section: what to write, and what not. */
export function bannedWords(glossary: string, heading = 'Words'): readonly BannedWord[] {
  const table = glossary.split(new RegExp(`^## ${heading}$`, 'm'))[1]?.split(/^## /m)[0] ?? '';
  return [...table.matchAll(/^\| ([a-z-]+) +\| ([a-z, -]+?) *\|$/gm)].flatMap(
    ([, instead = '', words = '']) => words.split(', ').map((word) => ({ word, instead })),
  );
}

const partsOf = (token: string) => token.split(/(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());

/**
 * Whether a token stands for a value as it is stored or sent, which keeps its spelling: a code in capitals, the whole of a literal or of a
 * step of a key, the first word of a column's name, or an object's key.
 */
function isValue(token: string, before: string, after: string): boolean {
  const isQuoted = /['"`.=]$/.test(before) && /^(?:_\w+)?['"`.]/.test(after);
  return token === token.toUpperCase() || isQuoted || /^['"]?: /.test(after);
}

/** Each use of a banned word in a file, one line each. `kept` are words of the specification, as written there. */
export function bannedWordFaults(
  { path, text }: { readonly path: string; readonly text: string },
  banned: readonly BannedWord[],
  kept: ReadonlySet<string>,
): readonly string[] {
  const instead = new Map(banned.map(({ word, instead: other }) => [word, other]));
  const found = new RegExp(`[A-Za-z]*(?:${banned.map(({ word }) => word).join('|')})[A-Za-z]*`, 'gi');
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(found)].flatMap((match) => {
      const [token] = match;
      const word = partsOf(token).find((part) => instead.has(part));
      const after = line.slice(match.index + token.length);
      if (!word || kept.has(token) || isValue(token, line.slice(0, match.index), after)) return [];
      return [`${path}:${index + 1}: write ${instead.get(word)}, not ${word}`];
    }),
  );
}
