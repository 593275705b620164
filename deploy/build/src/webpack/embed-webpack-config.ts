import webpack, { type Configuration } from 'webpack';
import type { PackageInfo } from '../package-info.ts';
import { baseConfig } from './base-config.ts';
import { mainModule } from './main-module.ts';
import { browserConstants } from './unclobbered-names.ts';

/**
 * webpack configuration of embedding: one plain script for host pages, and one for the framed document;
 * neither loads further chunks.
 */
export function embedWebpackConfig(pkg: PackageInfo): Configuration {
  const base = baseConfig(pkg);
  return {
    ...base,
    entry: { embed: mainModule(pkg), frame: './src/frame/main.ts' },
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...base.plugins, new webpack.DefinePlugin(browserConstants)],
  };
}
