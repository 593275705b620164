import webpack, { type Compilation, type Compiler } from 'webpack';

const name = 'CompileHints';

/** See https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Bytes from which on a script has the hint: a small one is compiled at once in any case, and is mostly larger by it. */
const leastBytes = 20_000;

function addHints(compilation: Compilation): void {
  for (const { name: file, source } of compilation.getAssets()) {
    if (!file.endsWith('.js') || source.size() < leastBytes) continue;
    compilation.updateAsset(file, new webpack.sources.ConcatSource(hint, source));
  }
}

/**
 * webpack plugin that tells V8 to compile a script whole while it arrives, in the background, and not function by function while the page
 * starts: most of what is in it runs then. Other engines read a comment. Runs on the minified scripts, before they are hashed.
 */
export class CompileHints {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => addHints(compilation));
    });
  }
}
