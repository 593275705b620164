import type { Configuration } from 'webpack';
import type { PackageInfo } from '../package-info.ts';
import { baseConfig } from './base-config.ts';
import { mainModule } from './main-module.ts';

/** webpack configuration of the embed loader: one plain script for foreign pages, whose later parts load from where it came from. */
export function embedWebpackConfig(pkg: PackageInfo): Configuration {
  const base = baseConfig(pkg);
  return {
    ...base,
    entry: { embed: mainModule(pkg) },
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: false },
  };
}
