import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { PackageInfo } from '../package-info.ts';
import { inputsHash } from '../batch/inputs-hash.ts';
import { cacheDir, workspaceDir } from '../workspace.ts';
import { ChunkIntegrity } from './chunk-integrity.ts';
import { CompileHints } from './compile-hints.ts';
import { SiteScriptPolicy } from './site-script-policy.ts';
import { UnclobberedNames } from './unclobbered-names.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const runtimeModule = (name: string) => fileURLToPath(new URL(`../runtime/${name}.ts`, import.meta.url));
const loader = (request: string) => fileURLToPath(import.meta.resolve(request));

function sourceRules(): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: loader('swc-loader'),
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      },
      {
        test: /[\\/](shared-contracts|mfe-[^\\/]+)[\\/]src[\\/].*\.tsx?$/,
        enforce: 'pre',
        use: fileURLToPath(new URL('./pure-schema-loader.mjs', import.meta.url)),
      },
      {
        test: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/]index|preset|preset-base)\.js$/,
        use: fileURLToPath(new URL('./pure-theme-loader.mjs', import.meta.url)),
      },
      {
        test: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/,
        use: fileURLToPath(new URL('./pure-router-loader.mjs', import.meta.url)),
      },
    ],
  };
}

/** Replaces Chakra's preflight, which browsers have in the static style sheet; only a request passes through the loaders of its new file. */
function withoutPreflight() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/preflight\.js$/, (resource) => {
    if (/[\\/]styled-system$/.test(resource.context)) resource.request = runtimeModule('no-preflight');
  });
}

function sourceMaps(pkg: PackageInfo): webpack.WebpackPluginInstance[] {
  if (process.env.FORECOURT_SOURCE_MAPS !== '1') return [];
  const maps = join(cacheDir, 'source-maps', pkg.releaseName, pkg.version);
  const filename = `${relative(join(pkg.dir, 'dist'), maps)}/[file].map`;
  return [new webpack.SourceMapDevToolPlugin({ filename, append: false })];
}

function minimizer() {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
}

/**
 * Name of a build, unique for any change of source: two releases of one remote on a page must not share a
 * chunk registry.
 */
function buildName(pkg: PackageInfo): string {
  const sources = inputsHash(pkg, workspaceDir).slice(0, 8);
  return `${pkg.releaseName}_${pkg.version}_${sources}`.replace(/\W/g, '_');
}

/**
 * Common configuration of every build: TypeScript and JSX by swc, swc minification, content-hashed names,
 * es2022 for browsers. The entry, whose own hash is in the page, contains the hash of every chunk that it may
 * ever load, so that none runs with a changed byte (T13).
 * With FORECOURT_SOURCE_MAPS=1 source maps are written to `.cache/source-maps`, never next to the published
 * files.
 */
export function baseConfig(pkg: PackageInfo): Configuration & { plugins: webpack.WebpackPluginInstance[] } {
  return {
    mode: 'production',
    context: pkg.dir,
    target: ['web', 'es2022'],
    devtool: false,
    infrastructureLogging: { level: 'error' },
    performance: false,
    output: {
      path: join(pkg.dir, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: buildName(pkg),
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'forecourt' },
      clean: true,
    },
    // @emotion/react needs it for `withTheme` only, which nobody uses; as CommonJS it would stay in the bundle.
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        'hoist-non-react-statics': false,
        '@pandacss/is-valid-prop$': runtimeModule('css-properties'),
        '@emotion/is-prop-valid$': runtimeModule('forwarded-props'),
      },
    },
    module: sourceRules(),
    optimization: { minimizer: [minimizer()], chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      ...sourceMaps(pkg),
      withoutPreflight(),
      new CompileHints(),
      new SiteScriptPolicy(),
      new ChunkIntegrity(),
      new UnclobberedNames(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(cacheDir, 'webpack'),
      name: `${pkg.releaseName}-${pkg.version}`,
      buildDependencies: { preset: [sources] },
    },
  };
}
