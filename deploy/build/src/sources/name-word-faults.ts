import ts from 'typescript';
import type { BannedWord } from './banned-words.ts';

const kinds: Readonly<Record<string, ts.ScriptKind>> = {
  tsx: ts.ScriptKind.TSX,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
};

const partsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());

const isGerund = (name: string) => /^[A-Z][a-z]+ing$/.test(name);

/** Names in a file that are declared or used, each with its first line; comments and texts are not names. */
function namesIn(source: ts.SourceFile): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node);
    if (isName && !names.has(node.text))
      names.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function typesIn(source: ts.SourceFile): readonly string[] {
  const types: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return types;
}

/**
 * What the glossary's table of words in names forbids in a file, one line each: a word in the file's name or in
 * a name in it, and a type that is named by a gerund alone.
 */
export function nameWordFaults(
  { path, text }: { readonly path: string; readonly text: string },
  banned: readonly BannedWord[],
): readonly string[] {
  const instead = new Map(banned.map(({ word, instead: other }) => [word, other]));
  const wordOf = (name: string) => partsOf(name).find((part) => instead.has(part));
  const fileName = path.split('/').at(-1)?.split('.')[0] ?? '';
  const ownWord = wordOf(fileName);
  const ofFile = ownWord ? [`${path}: name it ${instead.get(ownWord)}, not ${ownWord}`] : [];
  if (!banned.some(({ word }) => text.toLowerCase().includes(word)) && !/\b[A-Z][a-z]+ing\b/.test(text))
    return ofFile;
  const kind = kinds[path.split('.').at(-1) ?? ''] ?? ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return [
    ...ofFile,
    ...[...namesIn(source)].flatMap(([name, line]) => {
      const word = wordOf(name);
      return word ? [`${path}:${line}: name it ${instead.get(word)}, not ${word} (${name})`] : [];
    }),
    ...typesIn(source)
      .filter(isGerund)
      .map((name) => `${path}: the type ${name} needs a noun, such as ...Input, ...Options or ...State`),
  ];
}
