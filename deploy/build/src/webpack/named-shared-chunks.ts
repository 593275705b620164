import type { AsyncDependenciesBlock, Compiler, Module } from 'webpack';

const chunkNames: Readonly<Record<string, string>> = {
  '@forecourt/shared-contracts': 'contracts',
  '@forecourt/shared-contracts/react': 'kit',
  '@forecourt/shared-design': 'design',
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
 * webpack plugin that gives each shared library one file with a fixed name, both for offering it and for
 * falling back to it; by default webpack creates two to four of each.
 */
export class NamedSharedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedSharedChunks', (compilation) => {
      compilation.hooks.finishModules.tap('NamedSharedChunks', (modules) => {
        for (const module of modules) {
          const name = chunkNames[sharedRequest(module) ?? ''];
          if (name === undefined) continue;
          for (const block of module.blocks as AsyncDependenciesBlock[]) block.chunkName = name;
        }
      });
    });
  }
}
