import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describeExport } from './describe-export.ts';

/** The packages whose public entries have a report. */
export const reportedPackages = ['shared-contracts', 'shared-design'] as const;

interface Entry {
  /** As imported: `@forecourt/shared-contracts/commerce`. */
  readonly name: string;
  readonly path: string;
}

function entriesOf(root: string, folder: string): readonly Entry[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.entries(manifest.exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .map(([entry, path]) => ({ name: join(manifest.name, entry), path: join(root, folder, path) }));
}

function compilerOptions(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { readonly config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, path).options;
}

function entryReport(program: ts.Program, { name, path }: Entry): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? [...checker.getExportsOfModule(module)] : [];
  exported.sort((one, other) => (one.name < other.name ? -1 : 1));
  const lines = exported.map((symbol) => describeExport(checker, symbol));
  return [`## ${name}`, '```ts', ...lines, '```'].join('\n');
}

/**
 * The page of each shared package by its path, next to its README: every public entry with its exports and their signatures, as
 * declared, without comments and bodies. Read from the sources, because the packages publish no declaration
 * files, which API Extractor requires, and have many entries, of which it reports one.
 */
export function apiReports(root: string): ReadonlyMap<string, string> {
  const packages = reportedPackages.map((folder) => ({ folder, entries: entriesOf(root, folder) }));
  const files = packages.flatMap(({ entries }) => entries.map(({ path }) => path));
  const program = ts.createProgram(files, { ...compilerOptions(root), noEmit: true });
  return new Map(
    packages.map(({ folder, entries }) => [
      join(folder, 'api.md'),
      `${[
        `# Public interface of ${folder}`,
        'Written by `npm run docs:api` from the entries of `package.json`; change the code, then write it again.',
        ...entries.map((entry) => entryReport(program, entry)),
      ].join('\n\n')}\n`,
    ]),
  );
}
