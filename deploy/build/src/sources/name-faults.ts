import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedWordFaults, bannedWords } from './banned-words.ts';
import { declaredNames, namesDeclaredTwice, packageNames } from './exported-names.ts';
import { nameWordFaults } from './name-word-faults.ts';
import { repositoryFiles } from './repository-files.ts';

const code = /\.(ts|tsx|mts|mjs|cjs)$/;
const written = /\.(ts|tsx|mts|mjs|cjs|md)$|\/(?:[\w-]+\.)?en\.json$/;
/** The table of words itself, the tests of this check, and the history of releases. */
const leftOut = /^deploy\/docs\/glossary\.md$|^deploy\/build\/src\/sources\/|(?:^|\/)CHANGELOG\.md$/;
const specification = /^deploy\/docs\/requirements\/.+\.md$/;

/**
 * What the glossary forbids in the repository at `root`, one line each: an exported name with two meanings,
 * a word or spelling that has another here, and a word that names do not use. Words as the requirements write
 * them are kept.
 */
export function nameFaults(root: string): readonly string[] {
  const files = repositoryFiles(root);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const glossary = read('deploy/docs/glossary.md');
  const banned = bannedWords(glossary);
  const bannedInNames = bannedWords(glossary, 'Words in names');
  const kept = new Set(
    files.filter((path) => specification.test(path)).flatMap((path) => read(path).match(/[A-Za-z]+/g) ?? []),
  );
  return [
    ...namesDeclaredTwice(declaredNames(files, read), packageNames(files, read)),
    ...files
      .filter((path) => written.test(path) && !leftOut.test(path) && !specification.test(path))
      .flatMap((path) => bannedWordFaults({ path, text: read(path) }, banned, kept)),
    ...files
      .filter((path) => code.test(path) && !leftOut.test(path))
      .flatMap((path) => nameWordFaults({ path, text: read(path) }, bannedInNames)),
  ];
}
