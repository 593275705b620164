import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { buildNaive } from '@forecourt/build';
import { workspaceDir } from '@forecourt/e2e/stack';

/** URL path of the naive site's files. */
export const naivePath = '/assets/naive/';

const packages = ['shell', 'mfe-storefront', 'mfe-checkout', 'mfe-account', 'mfe-credit-app'];
const cache = join(workspaceDir, '.cache/naive');
const stampFile = join(cache, 'naive.json');

/** The site's code as the tutorials of Module Federation have it. `initial` are the scripts that start it. */
export interface NaiveBuild {
  readonly dir: string;
  readonly initial: readonly string[];
}

interface Stamp {
  readonly stamp: string;
  readonly initial: readonly string[];
}

/** Changes whenever one of the site's own builds does, because both are built from the same sources. */
function sourcesStamp(): string {
  const hash = createHash('sha256');
  for (const name of packages) hash.update(readFileSync(join(workspaceDir, name, 'dist/build.json')));
  return hash.digest('hex');
}

function builtBefore(): NaiveBuild | undefined {
  if (!existsSync(stampFile)) return undefined;
  const { stamp, initial } = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp;
  return stamp === sourcesStamp() ? { dir: join(cache, 'dist'), initial } : undefined;
}

/** The naive build, made in a process of its own unless it is there for the same sources. */
export async function naiveBuild(): Promise<NaiveBuild> {
  const before = builtBefore();
  if (before) return before;
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
    cwd: workspaceDir,
  });
  const code = await new Promise((done) => child.once('close', done));
  const built = builtBefore();
  if (code !== 0 || !built) throw new Error('The naive federation was not built.');
  return built;
}

async function main(): Promise<void> {
  const stamp = sourcesStamp();
  const [shell = '', ...remotes] = packages;
  const { initial } = await buildNaive({
    shellDir: join(workspaceDir, shell),
    remoteDirs: remotes.map((name) => join(workspaceDir, name)),
    startModule: join(workspaceDir, shell, 'src/app/start-shell.tsx'),
    outputDir: join(cache, 'dist'),
    publicPath: naivePath,
  });
  writeFileSync(stampFile, JSON.stringify({ stamp, initial } satisfies Stamp));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
