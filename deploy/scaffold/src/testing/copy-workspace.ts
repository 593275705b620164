import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A separate checkout, so that a test may create packages without touching the one it runs in. */
export interface WorkspaceCopy {
  readonly dir: string;
  /**
   * Does what an installation would do for a new package: links the packages that every remote depends on.
   */
  install(name: string): void;
  /**
   * Copies another package of the checkout with its build, which then is not rebuilt while nothing in it
   * changes.
   */
  add(path: string): void;
  remove(): void;
}

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));
const whole = [
  'shared-contracts',
  'shared-design',
  'deploy/build',
  'deploy/releases',
  'deploy/scaffold',
  'deploy/settings',
];
const linked = ['node_modules', 'deploy/backend', 'deploy/sample-data', 'deploy/stand-ins'];
const leftOut = new Set(['dist', '.cache', 'fixtures', '.vite']);

/** The declarations of every remote, with the paths that they publish, the `*-paths.ts` of its domain, and its texts. */
function declarations(): string[] {
  return readdirSync(checkout)
    .filter((name) => existsSync(join(checkout, name, 'remote.config.ts')))
    .flatMap((name) => [
      `${name}/remote.config.ts`,
      `${name}/package.json`,
      `${name}/src/app/locales`,
      ...readdirSync(join(checkout, name, 'src/domain'))
        .filter((file) => file.endsWith('-paths.ts'))
        .map((file) => `${name}/src/domain/${file}`),
    ]);
}

function rootFiles(): string[] {
  const entries = readdirSync(checkout, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== '.git').map(({ name }) => name);
}

/**
 * Copies the part of the checkout that creates, checks, builds and publishes a remote into a temporary
 * folder; installed packages are linked. The caller removes it.
 */
export function copyWorkspace(): WorkspaceCopy {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-workspace-'));
  mkdirSync(join(dir, 'deploy'));
  for (const path of [...whole, ...rootFiles(), ...declarations()]) {
    cpSync(join(checkout, path), join(dir, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  for (const path of linked) symlinkSync(join(checkout, path), join(dir, path));
  return {
    dir,
    install: (name) =>
      cpSync(join(checkout, 'mfe-account/node_modules'), join(dir, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      }),
    add(path) {
      cpSync(join(checkout, path), join(dir, path), { recursive: true, verbatimSymlinks: true });
      const stamp = join('.cache/built', basename(path));
      if (existsSync(join(checkout, stamp))) cpSync(join(checkout, stamp), join(dir, stamp));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
