import { readPackage } from './package-info.ts';
import { writeReleaseDraft, type ReleaseDraft } from './releases/release-draft.ts';
import { compile } from './webpack/compile.ts';
import { embedWebpackConfig } from './webpack/embed-webpack-config.ts';
import { namedChunks, scriptsOfChunks } from './webpack/first-view.ts';

/**
 * Builds the embed loader (`src/main.ts`) into its `dist` folder and writes the draft of its release record there. It is a release
 * without container and routes whose `entry` is the script that host dealers link.
 */
export async function buildEmbed(packageDir: string): Promise<ReleaseDraft> {
  const pkg = readPackage(packageDir);
  const compilation = await compile(embedWebpackConfig(pkg));
  const [entry] = scriptsOfChunks(compilation, namedChunks(compilation, 'embed'), 'own');
  if (entry === undefined) throw new Error(`${pkg.releaseName} built no script.`);
  return writeReleaseDraft(pkg, {
    routes: [],
    entry,
    initial: [entry],
    initialByRoute: {},
    styles: [],
    provides: {},
    requires: {},
  });
}
