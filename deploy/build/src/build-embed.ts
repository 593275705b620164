import { readPackage } from './package-info.ts';
import type { ReleaseDraft } from '@forecourt/shared-contracts/releases';
import { writeReleaseDraft } from './releases/release-draft.ts';
import { compile } from './webpack/compile.ts';
import { embedWebpackConfig } from './webpack/embed-webpack-config.ts';
import { namedChunks, scriptsOfChunks } from './webpack/first-view.ts';

/**
 * Builds the embed loader (`src/main.ts`) into its `dist` folder and writes the draft of its release record
 * there. It is a release without container and routes whose `entry` is the script that host dealers link;
 * `initialByRoute.frame` is the script of the framed document.
 */
export async function buildEmbed(packageDir: string): Promise<ReleaseDraft> {
  const pkg = readPackage(packageDir);
  const compilation = await compile(embedWebpackConfig(pkg));
  const scriptOf = (name: string) => {
    const [script] = scriptsOfChunks(compilation, namedChunks(compilation, name), 'own');
    if (script === undefined) throw new Error(`${pkg.releaseName} built no script named ${name}.`);
    return script;
  };
  const entry = scriptOf('embed');
  return writeReleaseDraft(pkg, {
    routes: [],
    entry,
    initial: [entry],
    initialByRoute: { frame: [scriptOf('frame')] },
    styles: [],
    provides: {},
    requires: {},
  });
}
