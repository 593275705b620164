import { join } from 'node:path';
import { readRemoteConfig } from './build-remote.ts';
import { readPackage } from './package-info.ts';
import { releaseFiles } from './releases/release-files.ts';
import { compile } from './webpack/compile.ts';
import { namedChunks, scriptsOfChunks } from './webpack/first-view.ts';
import { naiveRemoteConfig, naiveShellConfig, type NaiveRemote } from './webpack/naive-config.ts';

/** Folders are absolute; `publicPath` is the URL path that `outputDir` is served from. */
export interface NaiveRequest {
  readonly shellDir: string;
  readonly remoteDirs: readonly string[];
  /** Module that exports the site's `startShell`. */
  readonly startModule: string;
  readonly outputDir: string;
  readonly publicPath: string;
}

/**
 * Builds the site as the tutorials of Module Federation have it, for comparison in the benchmark: the same code and
 * compilation, without hints, with manifests that are read at run time, and default sharing. Each package has a
 * folder of its own below `outputDir`, with brotli copies. Returns the shell's scripts, entry last.
 */
export async function buildNaive(request: NaiveRequest): Promise<{ readonly initial: readonly string[] }> {
  const { outputDir, publicPath } = request;
  const remotes: NaiveRemote[] = [];
  for (const dir of request.remoteDirs) {
    const pkg = readPackage(dir);
    const config = await readRemoteConfig(pkg);
    remotes.push({ pkg, config, publicPath: `${publicPath}${pkg.releaseName}/` });
  }
  for (const remote of remotes)
    await compile(naiveRemoteConfig(remote, join(outputDir, remote.pkg.releaseName)));
  const pkg = readPackage(request.shellDir);
  const compilation = await compile(
    naiveShellConfig({ pkg, startModule: request.startModule }, remotes, {
      outputDir: join(outputDir, pkg.releaseName),
      publicPath: `${publicPath}${pkg.releaseName}/`,
    }),
  );
  const initial = scriptsOfChunks(compilation, namedChunks(compilation, 'main'), 'from-page');
  await releaseFiles(outputDir);
  return { initial: initial.map((file) => `${pkg.releaseName}/${file}`) };
}
