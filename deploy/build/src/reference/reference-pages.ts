import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentPage } from './environment.ts';
import { errorCodesPage } from './error-codes.ts';
import { flagsPage } from './flags.ts';

/**
 * The pages of `deploy/docs` that are generated from the code, by path, and faults for what cannot be
 * generated because it is not described.
 */
export async function referencePages(
  root: string,
): Promise<{ readonly pages: ReadonlyMap<string, string>; readonly faults: readonly string[] }> {
  const { page, faults } = environmentPage(root);
  return {
    pages: new Map([
      ['deploy/docs/error-codes.md', await errorCodesPage(root)],
      ['deploy/docs/flags.md', await flagsPage(root)],
      ['deploy/docs/environment.md', page],
    ]),
    faults,
  };
}

/** Differences between the generated pages and those in the repository at `root`, one line each. */
export async function referenceFaults(root: string): Promise<readonly string[]> {
  const { pages, faults } = await referencePages(root);
  const stale = [...pages].filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  );
  return [
    ...faults,
    ...stale.map(([path]) => `${path}: is not what the code says; npm run docs:reference writes it`),
  ];
}
