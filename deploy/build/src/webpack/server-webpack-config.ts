import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { PackageInfo } from '../package-info.ts';
import { baseConfig } from './base-config.ts';

const entry = './src/federation/server.ts';

/** Whether a remote can render its first views on a server: it then has `src/federation/server.ts`. */
export function hasServerBuild(pkg: PackageInfo): boolean {
  return existsSync(join(pkg.dir, entry));
}

/**
 * webpack configuration of a remote's server build, for the edge: one CommonJS file with everything in it,
 * because nothing is loaded while a page waits, and readable, because its stack traces are all that a log shows.
 * It is written next to the finished browser build.
 */
export function serverWebpackConfig(pkg: PackageInfo): Configuration {
  const { output, module, cache, ...base } = baseConfig(pkg);
  return {
    ...base,
    entry: { server: entry },
    target: 'node20',
    externalsPresets: { node: true },
    output: {
      path: output?.path ?? join(pkg.dir, 'dist'),
      filename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      uniqueName: `${String(output?.uniqueName)}_server`,
      clean: false,
    },
    module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
    plugins: [],
    ...(typeof cache === 'object' &&
      cache.type === 'filesystem' && {
        cache: { ...cache, name: `${pkg.releaseName}-${pkg.version}-server` },
      }),
  };
}
