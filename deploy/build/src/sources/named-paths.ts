import { dirname, posix } from 'node:path';

const link = /\]\((?!https?:|mailto:|tel:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;
const inCode = /`([^`\s]+)`/g;

/**
 * A path begins with a folder of the repository and is not a pattern: it contains no `*`, `{`, `<` or `…`.
 */
function isPath(word: string, folders: ReadonlySet<string>): boolean {
  const [first = ''] = word.split('/');
  return word.includes('/') && folders.has(first) && !/[*{}<>…:=$()|,]/.test(word);
}

/**
 * Paths on a Markdown page that do not exist, one line each: link targets, relative to the page, and code
 * words that begin with a folder at the root. `files` are all paths of the repository.
 */
export function missingPaths(page: string, text: string, files: readonly string[]): readonly string[] {
  const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
  const all = new Set(files.flatMap((path) => withFolders(path)));
  const links = [...text.matchAll(link)].map(([, target = '']) =>
    posix.normalize(posix.join(dirname(page), target)),
  );
  const words = [...text.matchAll(inCode)]
    .map(([, word = '']) => word.replace(/\/$/, ''))
    .filter((word) => isPath(word, folders));
  const missing = [...new Set([...links.map((path) => path.replace(/\/$/, '')), ...words])].filter(
    (path) => path !== '.' && !all.has(path),
  );
  return missing.map((path) => `${page}: names ${path}, which is not there`);
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
