import webpack, { type Compiler } from 'webpack';

const name = 'UnclobberedNames';

/**
 * Constants that the federation runtime looks for under global names, where an element with such an id would be taken for one (T24): an
 * element named ENV_TARGET made it load scripts as a server does. A build that does define one (Module Federation's plugin) goes first.
 */
const unset = ['FEDERATION_ALLOW_NEW_FUNCTION', 'FEDERATION_DEBUG'];

/** What Module Federation's plugin says of a browser's build, for builds without it. */
export const browserConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify(''),
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
} as const;

/**
 * webpack plugin that keeps elements of a host's page from standing in for globals of a build (T24): for constants of the federation
 * runtime, and for the registry of the build's chunks, which is made the page's own before it is looked for.
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
