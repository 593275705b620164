import webpack, { type Compiler, type Module } from 'webpack';

const name = 'FederationOutput';

/** Ids of the modules of Module Federation whose names contain the folder of the build; the other ids are numbers. */
export const federationIds = { first: 'f', container: 'c' } as const;

function idOf(module: Module): string | undefined {
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? ''))
    return federationIds.first;
  return module.identifier().startsWith('container entry ') ? federationIds.container : undefined;
}

/** Where webpack and Module Federation, later and in its place, write what shares modules. */
const sharing = { name: 'sharing', stage: webpack.RuntimeModule.STAGE_NORMAL };

/** Takes out a warning of a startup that is always there. */
function withoutWarnings(module: webpack.RuntimeModule): void {
  const generate = module.generate.bind(module);
  module.generate = () => generate()?.replace(/console\.warn\('\[Module Federation\].+'\);/, '') ?? null;
}

/**
 * webpack plugin for builds with Module Federation. Its own modules have the same ids in every folder, so that
 * one commit is built to the same bytes everywhere. webpack's own code for sharing modules is left out, which
 * Module Federation overwrites before anything calls it, and so is a warning that cannot come.
 */
export class FederationOutput {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name === sharing.name && module.stage === sharing.stage) module.generate = () => null;
        if (module.name === 'embed federation') withoutWarnings(module);
      });
    });
  }
}
