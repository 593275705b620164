import type { KnownSources } from './known-sources.ts';

const prefixes = ['SHOP', 'SITE', 'PRICE', 'BUY', 'TRACK', 'ACCT', 'FIELD'];
const citedRule = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g');
/**
 * A threat or fault as cited in comments and test names: `(T48)`, `F06:`, `T11, T13`; never part of another
 * word or of a URL.
 */
const citedCode = /(?<![\w#%/.'-])[TF](?!00)\d{2}(?![\w'-])/g;
const citedPage = /(?<![\w/.-])[\w./-]*[\w-]\.md\b/g;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
/** Generated from changesets when a version is made. */
const made = /(^|\/)CHANGELOG\.md$/;

/** The prose of a file: all of a page, the comments of code. */
function proseOf(path: string, text: string): string {
  return path.endsWith('.md') ? text : (text.match(comment) ?? []).join('\n');
}

/**
 * What a file cites but no page defines, one line each. `pages` are the paths of all Markdown files of the
 * repository.
 */
export function unknownSources(
  { path, text }: { readonly path: string; readonly text: string },
  known: KnownSources,
  pages: ReadonlySet<string>,
): readonly string[] {
  const ids = [...text.matchAll(citedRule), ...text.matchAll(citedCode)].map(([id]) => id);
  const unknownIds = [...new Set(ids)].filter((id) => !known.has(id));
  const names = new Set([...pages].flatMap((page) => [page, page.split('/').at(-1) ?? page]));
  const cited = new Set(
    [...proseOf(path, text).matchAll(citedPage)].map(([page]) => page.replace(/^(\.\.?\/)+/, '')),
  );
  const unknownPages = [...cited].filter(
    (page) => !made.test(page) && !names.has(page) && ![...pages].some((other) => other.endsWith(`/${page}`)),
  );
  return [
    ...unknownIds.map((id) => `${path}: cites ${id}, which no page of deploy/docs defines`),
    ...unknownPages.map((page) => `${path}: cites ${page}, which is not in the repository`),
  ];
}
