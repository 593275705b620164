import type { ReleaseFile } from '@forecourt/shared-contracts/releases';
import { readRemoteConfig } from './build-remote.ts';
import { readPackage } from './package-info.ts';
import { releaseFiles } from './releases/release-files.ts';
import { compile } from './webpack/compile.ts';
import { namedChunks, scriptsOfChunks } from './webpack/first-view.ts';
import { monolithConfig } from './webpack/monolith-config.ts';

/** Folders are absolute; see {@link monolithConfig} for what the entry imports. */
export interface MonolithRequest {
  readonly shellDir: string;
  readonly remoteDirs: readonly string[];
  readonly entryFile: string;
  readonly outputDir: string;
  readonly publicPath: string;
}

/** A built single bundle: `initial` lists the scripts that start it, entry last as webpack requires. */
export interface Monolith {
  readonly initial: readonly string[];
  readonly files: readonly ReleaseFile[];
}

/**
 * Builds shell and remotes as one bundle into `outputDir`, with brotli copies, for comparison in the
 * benchmark.
 */
export async function buildMonolith(request: MonolithRequest): Promise<Monolith> {
  const remotes = await Promise.all(
    request.remoteDirs.map(async (dir) => {
      const pkg = readPackage(dir);
      return { pkg, config: await readRemoteConfig(pkg) };
    }),
  );
  const { entryFile, outputDir, publicPath } = request;
  const shell = readPackage(request.shellDir);
  const compilation = await compile(monolithConfig({ shell, remotes, entryFile, outputDir, publicPath }));
  const initial = scriptsOfChunks(compilation, namedChunks(compilation, 'main'), 'own');
  return { initial, files: await releaseFiles(outputDir) };
}
