import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { RemoteConfigSchema, type RemoteConfig } from '@forecourt/shared-contracts/releases';
import { readPackage, type PackageInfo } from './package-info.ts';
import type { ReleaseDraft, ServerBuild } from '@forecourt/shared-contracts/releases';
import { writeReleaseDraft } from './releases/release-draft.ts';
import { modulesByRoute, sharedBuilds, sharedModules } from './shared-modules.ts';
import { compile } from './webpack/compile.ts';
import { exposedNames } from './webpack/exposed-names.ts';
import { consumedModules, modulesOfChunks, namedChunks, scriptsOfChunks } from './webpack/first-view.ts';
import { containerName } from './webpack/page-names.ts';
import { exposeChunkName, remoteWebpackConfig } from './webpack/remote-webpack-config.ts';
import { hasServerBuild, serverWebpackConfig } from './webpack/server-webpack-config.ts';

/**
 * Loads a package's `remote.config.ts` (default export of `defineRemote`). Throws an Error when it is
 * missing, a ValiError when a field is invalid, and an Error when its name differs from the package's.
 */
export async function readRemoteConfig(pkg: PackageInfo): Promise<RemoteConfig> {
  const path = join(pkg.dir, 'remote.config.ts');
  if (!existsSync(path)) throw new Error(`${pkg.releaseName} has no remote.config.ts.`);
  const module = (await import(pathToFileURL(path).href)) as { default: unknown };
  const exported = module.default as { default?: unknown };
  const config = v.parse(RemoteConfigSchema, exported.default ?? exported);
  if (config.name !== pkg.releaseName) {
    throw new Error(`remote.config.ts calls itself ${config.name}, but the package is ${pkg.releaseName}.`);
  }
  return config;
}

function requiredRanges(pkg: PackageInfo, used: ReadonlySet<string>): Record<string, string> {
  const ranges = Object.entries(sharedModules(pkg)).map(
    ([request, { requiredVersion }]) => [request, requiredVersion] as const,
  );
  return Object.fromEntries(ranges.filter(([request]) => used.has(request)));
}

/** The server build of a remote that has one, with the exact builds of the shared modules that its pages use. */
async function buildServer(pkg: PackageInfo, used: ReadonlySet<string>): Promise<ServerBuild | undefined> {
  if (!hasServerBuild(pkg)) return undefined;
  const compilation = await compile(serverWebpackConfig(pkg));
  const [file] = compilation.entrypoints.get('server')?.getFiles() ?? [];
  if (file === undefined) throw new Error(`${pkg.releaseName} built no server file.`);
  return { file, contract: 1, shared: sharedBuilds(pkg, used) };
}

/**
 * Builds a remote into its `dist` folder and writes the draft of its release record there. `initial` lists
 * what the browser loads of this remote in a page whose shell provides the shared modules: the container's
 * entry and the `./app` chunk; a route's own chunks (`route.chunks`) are listed in `initialByRoute`, and the shared
 * modules that not every page has in `sharedByRoute`. A remote with `src/federation/server.ts` gets a server build
 * besides.
 */
export async function buildRemote(packageDir: string): Promise<ReleaseDraft> {
  const pkg = readPackage(packageDir);
  const remote = await readRemoteConfig(pkg);
  const compilation = await compile(remoteWebpackConfig(pkg, remote));
  const scripts = (name: string) => scriptsOfChunks(compilation, namedChunks(compilation, name), 'from-page');
  const container = containerName(remote);
  const [entry] = scripts(container);
  if (entry === undefined) throw new Error(`${pkg.releaseName} built no container.`);
  const initial = [
    ...new Set([entry, ...('./app' in remote.exposes ? scripts(exposeChunkName('./app')) : [])]),
  ];
  const initialByRoute = Object.fromEntries(
    remote.routes.map((route) => {
      const files = new Set(route.chunks.flatMap(scripts));
      return [route.id, [...files].filter((file) => !initial.includes(file))];
    }),
  );
  const appChunks = './app' in remote.exposes ? namedChunks(compilation, exposeChunkName('./app')) : [];
  const sharedByRoute = Object.fromEntries(
    remote.routes.map((route) => {
      const chunks = [...appChunks, ...route.chunks.flatMap((name) => namedChunks(compilation, name))];
      return [route.id, modulesByRoute(modulesOfChunks(compilation, chunks))];
    }),
  );
  const used = consumedModules(compilation);
  const server = await buildServer(pkg, used);
  return writeReleaseDraft(pkg, {
    container,
    exposes: exposedNames(compilation),
    ...(server && { server }),
    routes: remote.routes,
    ...(remote.menu && { menu: remote.menu }),
    entry,
    initial,
    initialByRoute,
    sharedByRoute,
    styles: [],
    provides: {},
    requires: requiredRanges(pkg, used),
  });
}
