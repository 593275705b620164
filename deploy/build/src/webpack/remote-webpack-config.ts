import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import type { RemoteConfig } from '@forecourt/shared-contracts/releases';
import type { PackageInfo } from '../package-info.ts';
import { sharedModules } from '../shared-modules.ts';
import { baseConfig } from './base-config.ts';
import { sharedChunkGroups } from './chunk-groups.ts';
import { FederationOutput } from './federation-output.ts';
import { fallbackChunkNames, NamedSharedChunks } from './named-shared-chunks.ts';
import { containerName } from './page-names.ts';

const ownRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const lentRuntime = fileURLToPath(new URL('../runtime/lent-runtime.ts', import.meta.url));

/** Chunk name of an exposed module: `./app` is `expose-app`. */
export function exposeChunkName(exposed: string): string {
  return `expose-${exposed.replace(/^\.\//, '').replace(/\W/g, '-')}`;
}

/**
 * webpack configuration of a remote: a federation container that borrows its runtime from the page. The
 * container is assigned to the window, not declared: a declaration fails in a page that has a `const` of that
 * name.
 */
export function remoteWebpackConfig(pkg: PackageInfo, remote: RemoteConfig): Configuration {
  const base = baseConfig(pkg);
  const exposes = Object.fromEntries(
    Object.entries(remote.exposes).map(([key, file]) => [key, { import: file, name: exposeChunkName(key) }]),
  );
  const name = containerName(remote);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: sharedChunkGroups },
    plugins: [
      ...base.plugins,
      new FederationOutput(),
      new NamedSharedChunks(fallbackChunkNames),
      new webpack.NormalModuleReplacementPlugin(ownRuntime, lentRuntime),
      new ModuleFederationPlugin({
        name,
        library: { type: 'window', name },
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: sharedModules(pkg),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
