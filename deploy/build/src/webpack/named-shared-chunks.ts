import type { AsyncDependenciesBlock, Compiler, Module } from 'webpack';

type ChunkNames = Readonly<Record<string, string>>;

/** One file for each shared library, so that a fallback loads nothing but the library that it replaces. */
export const fallbackChunkNames: ChunkNames = {
  '@forecourt/shared-contracts': 'contracts',
  '@forecourt/shared-contracts/react': 'kit',
  '@forecourt/shared-design': 'design',
  '@forecourt/shared-design/forms': 'forms',
};

/** One file for the libraries that every page needs: compressed together they are 2 kB smaller than apart. */
export const providedChunkNames: ChunkNames = {
  '@forecourt/shared-contracts': 'shared',
  '@forecourt/shared-contracts/react': 'shared',
  '@forecourt/shared-design': 'shared',
  '@forecourt/shared-design/forms': 'forms',
};

interface SharingModule extends Module {
  readonly _name?: string;
  readonly options?: { readonly shareKey?: string };
}

function sharedRequest(module: SharingModule): string | undefined {
  if (module.type === 'provide-module') return module._name;
  return module.type === 'consume-shared-module' ? module.options?.shareKey : undefined;
}

/**
 * webpack plugin that gives shared libraries files with fixed names, both for offering them and for
 * falling back to them; by default webpack creates two to four of each library.
 */
export class NamedSharedChunks {
  readonly #names: ChunkNames;

  constructor(names: ChunkNames) {
    this.#names = names;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedSharedChunks', (compilation) => {
      compilation.hooks.finishModules.tap('NamedSharedChunks', (modules) => {
        for (const module of modules) {
          const name = this.#names[sharedRequest(module) ?? ''];
          if (name === undefined) continue;
          for (const block of module.blocks as AsyncDependenciesBlock[]) block.chunkName = name;
        }
      });
    });
  }
}
