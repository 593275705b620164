import webpack, { type Compiler, type Module } from 'webpack';

const name = 'FederationOutput';

/** Module Federation writes its first module to a file that is named after the folder of the build. */
const firstModule = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** Where webpack and Module Federation, later and in its place, write what shares modules. */
const sharing = { name: 'sharing', stage: webpack.RuntimeModule.STAGE_NORMAL };

/** Id of Module Federation's first module; the other ids are numbers. */
export const firstModuleId = 'f';

const isFirst = (module: Module) => firstModule.test(module.nameForCondition() ?? '');

/**
 * webpack plugin for builds with Module Federation. Its first module has the same id in every folder, so that
 * one commit is built to the same bytes everywhere. webpack's own code for sharing modules is left out, which
 * Module Federation overwrites before anything calls it.
 */
export class FederationOutput {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        const first = [...modules].find(isFirst);
        if (first) compilation.chunkGraph.setModuleId(first, firstModuleId);
      });
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name === sharing.name && module.stage === sharing.stage) module.generate = () => null;
      });
    });
  }
}
