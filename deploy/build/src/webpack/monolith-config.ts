import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@forecourt/shared-contracts/releases';
import type { PackageInfo } from '../package-info.ts';
import { cacheDir } from '../workspace.ts';
import { baseConfig } from './base-config.ts';
import { containerName } from './page-names.ts';

/** A remote to include in the single bundle. */
export interface BundledRemote {
  readonly pkg: PackageInfo;
  readonly config: RemoteConfig;
}

/** `outputDir` is absolute, `publicPath` is the URL path it is served from, `entryFile` starts the page. */
export interface MonolithOptions {
  readonly shell: PackageInfo;
  readonly remotes: readonly BundledRemote[];
  readonly entryFile: string;
  readonly outputDir: string;
  readonly publicPath: string;
}

/** Name under which the entry of the single bundle imports `remoteModules`: `() => import(…)` by `{container}/{exposed}`. */
export const bundledRemotesModule = '@forecourt/bundled-remotes';

function writeRemoteModules(remotes: readonly BundledRemote[]): string {
  const lines = remotes.flatMap(({ pkg, config }) =>
    Object.entries(config.exposes).map(([exposed, file]) => {
      const key = `${containerName(config)}/${exposed.replace(/^\.\//, '')}`;
      return `  ${JSON.stringify(key)}: () => import(${JSON.stringify(join(pkg.dir, file))}),`;
    }),
  );
  const dir = join(cacheDir, 'monolith');
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'bundled-remotes.ts');
  writeFileSync(path, `export const remoteModules = {\n${lines.join('\n')}\n};\n`);
  return path;
}

/**
 * webpack configuration of the benchmark's baseline: shell and remotes as one ordinary build without
 * federation, made by the same preset. The entry module imports {@link bundledRemotesModule} where the shell
 * loads a remote by federation.
 */
export function monolithConfig(options: MonolithOptions): Configuration {
  const pkg: PackageInfo = { ...options.shell, releaseName: 'monolith' };
  const base = baseConfig(pkg);
  return {
    ...base,
    entry: { main: options.entryFile },
    output: { ...base.output, path: options.outputDir, publicPath: options.publicPath },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, [bundledRemotesModule]: writeRemoteModules(options.remotes) },
    },
  };
}
