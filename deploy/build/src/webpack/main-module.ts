import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageInfo } from '../package-info.ts';

/**
 * The module that starts a package: `src/main.tsx` or `src/main.ts`. Throws an Error naming both when neither
 * exists.
 */
export function mainModule(pkg: PackageInfo): string {
  const file = ['src/main.tsx', 'src/main.ts'].find((path) => existsSync(join(pkg.dir, path)));
  if (!file) throw new Error(`${pkg.releaseName} has neither src/main.tsx nor src/main.ts to start from.`);
  return `./${file}`;
}
