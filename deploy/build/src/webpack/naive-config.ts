import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@forecourt/shared-contracts/releases';
import type { PackageInfo } from '../package-info.ts';
import { sharedModules } from '../shared-modules.ts';
import { cacheDir } from '../workspace.ts';
import { baseConfig } from './base-config.ts';
import { containerName } from './page-names.ts';

/** A remote of the naive site, and the URL path of its files. */
export interface NaiveRemote {
  readonly pkg: PackageInfo;
  readonly config: RemoteConfig;
  readonly publicPath: string;
}

/** `outputDir` is absolute, `publicPath` is the URL path that it is served from. */
export interface NaiveOutput {
  readonly outputDir: string;
  readonly publicPath: string;
}

/** The same compilation as every other build, without what ours does about federation: no hashes, no policy. */
function plainConfig(pkg: PackageInfo, { outputDir, publicPath }: NaiveOutput): Configuration {
  const { output, ...base } = baseConfig(pkg);
  const { trustedTypes: _, ...plain } = output ?? {};
  return {
    ...base,
    output: { ...plain, path: outputDir, publicPath },
    plugins: [],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(cacheDir, 'webpack'),
      name: `naive-${pkg.releaseName}-${pkg.version}`,
    },
  };
}

/** The modules that the site shares, by name alone: everything else as Module Federation has it by default. */
const sharedNames = (pkg: PackageInfo) => Object.keys(sharedModules(pkg));

const manifestName = 'mf-manifest.json';

/** A remote as the tutorials have it: a fixed entry, a manifest to find it by, default sharing. */
export function naiveRemoteConfig(
  { pkg, config, publicPath }: NaiveRemote,
  outputDir: string,
): Configuration {
  const base = plainConfig(pkg, { outputDir, publicPath });
  const name = containerName(config);
  return {
    ...base,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { ...config.exposes },
        shared: sharedNames(pkg),
        manifest: { fileName: manifestName },
        dts: false,
        dev: false,
      }),
    ],
  };
}

/**
 * The shell of the naive site: it names its remotes by their manifests, which the browser reads at run time, and
 * starts after the sharing is settled, by an import of its real entry. `startModule` exports the site's `startShell`.
 */
export function naiveShellConfig(
  shell: { readonly pkg: PackageInfo; readonly startModule: string },
  remotes: readonly NaiveRemote[],
  output: NaiveOutput,
): Configuration {
  const base = plainConfig(shell.pkg, output);
  const names = remotes.map(({ config }) => containerName(config));
  const dir = join(cacheDir, 'naive');
  mkdirSync(dir, { recursive: true });
  const imports = names.map((name) => `  ${JSON.stringify(name)}: () => import('${name}/app'),`);
  writeFileSync(
    join(dir, 'start.ts'),
    [
      `import { startShell } from ${JSON.stringify(shell.startModule)};`,
      `const remotes = {\n${imports.join('\n')}\n};`,
      'void startShell(document, (container) => remotes[container]());',
      '',
    ].join('\n'),
  );
  writeFileSync(join(dir, 'main.ts'), "void import('./start.ts');\n");
  return {
    ...base,
    entry: { main: join(dir, 'main.ts') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(
          remotes.map(({ config, publicPath }) => [
            containerName(config),
            `${containerName(config)}@${publicPath}${manifestName}`,
          ]),
        ),
        shared: sharedNames(shell.pkg),
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  };
}
