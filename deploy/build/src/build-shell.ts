import { join } from 'node:path';
import { readPackage } from './package-info.ts';
import { writeDesignFiles, type DesignSource } from './releases/design-files.ts';
import type { ReleaseDraft } from '@forecourt/shared-contracts/releases';
import { writeReleaseDraft } from './releases/release-draft.ts';
import { modulesByRoute, sharedBuilds } from './shared-modules.ts';
import { compile } from './webpack/compile.ts';
import { namedChunks, providedChunks, providedModules, scriptsOfChunks } from './webpack/first-view.ts';
import { shellWebpackConfig } from './webpack/shell-webpack-config.ts';

async function sharedDesign(): Promise<DesignSource> {
  const { designCss, fontFiles } = await import('@forecourt/shared-design/theme-css');
  return { css: designCss(), fonts: fontFiles() };
}

/**
 * Builds the shell into its `dist` folder, with the static design style sheet and its fonts, and writes the
 * draft of its release record. `initial` is its main script and every shared module that each page loads; those
 * that only some routes load are in `sharedFiles`.
 * `design` defaults to shared-design's. `provides` lists what it really offers: remotes get no hints for
 * their own copies, so publication compares it with `requires`, and the edge with what server builds contain.
 */
export async function buildShell(packageDir: string, design?: DesignSource): Promise<ReleaseDraft> {
  const pkg = readPackage(packageDir);
  const source = design ?? (await sharedDesign());
  const compilation = await compile(shellWebpackConfig(pkg));
  const main = namedChunks(compilation, 'main');
  const [entry] = scriptsOfChunks(compilation, main, 'from-page');
  if (entry === undefined) throw new Error(`${pkg.releaseName} built no main script.`);
  const provided = providedModules(compilation);
  const byRoute = modulesByRoute(provided);
  const always = providedChunks(compilation, (request) => !byRoute.includes(request));
  const initial = scriptsOfChunks(compilation, [...main, ...always], 'own');
  const filesOf = (wanted: string) => {
    const chunks = providedChunks(compilation, (request) => request === wanted);
    return scriptsOfChunks(compilation, chunks, 'from-page').filter((file) => !initial.includes(file));
  };
  const style = writeDesignFiles(join(pkg.dir, 'dist'), source);
  return writeReleaseDraft(pkg, {
    routes: [],
    entry,
    initial,
    initialByRoute: {},
    sharedFiles: Object.fromEntries(byRoute.map((request) => [request, filesOf(request)])),
    styles: [style],
    provides: sharedBuilds(pkg, provided),
    requires: {},
  });
}
