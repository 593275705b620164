import webpack, { type Compiler } from 'webpack';

const name = 'UnclobberedNames';

/**
 * Constants that the federation runtime looks up under global names, where an element with such an id would
 * be mistaken for one (T24): an element named ENV_TARGET made it load scripts as a server does. If a build
 * defines one itself (Module Federation's plugin), that definition wins.
 */
const unset = ['FEDERATION_ALLOW_NEW_FUNCTION', 'FEDERATION_DEBUG'];

/** What Module Federation's plugin defines for a browser build, for builds without it. */
export const browserConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify(''),
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
} as const;

/**
 * webpack plugin that keeps elements of a host's page from replacing globals of a build (T24): constants of
 * the federation runtime, and the registry of the build's chunks, which is defined on the page before it is
 * looked up.
 */
export class UnclobberedNames {
  apply(compiler: Compiler): void {
    const constants = unset.map((constant) => [`typeof ${constant}`, JSON.stringify('undefined')] as const);
    new webpack.DefinePlugin(Object.fromEntries(constants)).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'jsonp chunk loading') return;
        const { globalObject, chunkLoadingGlobal } = compilation.outputOptions;
        const registry = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
        const generate = module.generate.bind(module);
        module.generate = () =>
          [
            `if (!Array.isArray(${registry})) {`,
            `  Object.defineProperty(${globalObject}, ${JSON.stringify(chunkLoadingGlobal)}, { value: [], writable: true, configurable: true });`,
            '}',
            generate(),
          ].join('\n');
      });
    });
  }
}
