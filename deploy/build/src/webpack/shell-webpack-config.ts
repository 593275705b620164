import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { PackageInfo } from '../package-info.ts';
import { sharedModules } from '../shared-modules.ts';
import { baseConfig } from './base-config.ts';
import { sharedChunkGroups } from './chunk-groups.ts';
import { FederationOutput } from './federation-output.ts';
import { providedChunkNames, NamedSharedChunks } from './named-shared-chunks.ts';
import { mainModule } from './main-module.ts';

const provideRuntime = fileURLToPath(new URL('../runtime/provide-runtime.ts', import.meta.url));

/**
 * webpack configuration of the shell: no container; it owns the shared modules and the federation runtime.
 */
export function shellWebpackConfig(pkg: PackageInfo): Configuration {
  const base = baseConfig(pkg);
  return {
    ...base,
    entry: { main: mainModule(pkg) },
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: sharedChunkGroups },
    plugins: [
      ...base.plugins,
      new FederationOutput(),
      new NamedSharedChunks(providedChunkNames),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules(pkg),
        runtimePlugins: [provideRuntime],
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
