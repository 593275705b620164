import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/**
 * Which shared modules a chunk includes: the build's own copies (shell), or none because the page has them
 * (remote).
 */
export type SharedCopies = 'own' | 'from-page';

const consumeType = 'consume-shared-module';
const provideType = 'provide-module';

interface ProvidedModule extends Module {
  readonly _name: string;
  readonly _version: string;
}

function chunksOfBlocks(compilation: Compilation, module: Module): Chunk[] {
  return module.blocks.flatMap((block) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock);
    return group ? group.chunks : [];
  });
}

/**
 * The scripts that the browser loads before the given chunks can run, in order, without those that are only
 * imported later. A federated module costs its own file with `own`, and nothing with `from-page`.
 */
export function scriptsOfChunks(
  compilation: Compilation,
  chunks: Iterable<Chunk>,
  shared: SharedCopies,
): string[] {
  const seen = new Set<Chunk>(chunks);
  for (const chunk of seen) {
    if (shared === 'from-page') break;
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (!isConsumed(module)) continue;
      for (const needed of chunksOfBlocks(compilation, module)) seen.add(needed);
    }
  }
  const files = [...seen].flatMap((chunk) => [...chunk.files]);
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

/**
 * The chunks of a `webpackChunkName` or an entry. Throws an Error with the existing names when there is none.
 */
export function namedChunks(compilation: Compilation, name: string): Chunk[] {
  const group: ChunkGroup | undefined =
    compilation.entrypoints.get(name) ?? compilation.namedChunkGroups.get(name);
  if (group) return group.chunks;
  const known = [...compilation.namedChunkGroups.keys()].join(', ');
  throw new Error(`No chunk is named "${name}". Named chunks of this build: ${known}.`);
}

interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string };
}

function isConsumed(module: Module): module is ConsumedModule {
  return module.type === consumeType;
}

function shareKeys(modules: Iterable<Module>): Set<string> {
  return new Set([...modules].filter(isConsumed).map((module) => module.options.shareKey));
}

/** The requests of the shared modules that a build actually uses. */
export function consumedModules(compilation: Compilation): Set<string> {
  return shareKeys(compilation.modules);
}

/** The requests of the shared modules that must be there before the given chunks can run. */
export function modulesOfChunks(compilation: Compilation, chunks: Iterable<Chunk>): Set<string> {
  return shareKeys(
    [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
}

function isProvided(module: Module): module is ProvidedModule {
  return module.type === provideType;
}

/** Versions, by request, of the shared modules that a build actually offers to the page. */
export function providedModules(compilation: Compilation): ReadonlySet<string> {
  return new Set([...compilation.modules].filter(isProvided).map((module) => module._name));
}

/** The chunks of those shared modules that a build offers and whose request passes `isWanted`. */
export function providedChunks(compilation: Compilation, isWanted: (request: string) => boolean): Chunk[] {
  return [...compilation.modules]
    .filter(isProvided)
    .filter((module) => isWanted(module._name))
    .flatMap((module) => chunksOfBlocks(compilation, module));
}
