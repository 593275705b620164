import webpack, { type Compilation, type Configuration } from 'webpack';

/**
 * Runs one webpack build and returns the finished compilation, whose graph shows what the browser will load.
 * Throws an Error with webpack's messages when anything did not compile.
 */
export async function compile(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack accepted no configuration.');
  const stats = await new Promise<webpack.Stats>((done, fail) => {
    compiler.run((error, result) =>
      result ? done(result) : fail(error ?? new Error('webpack gave no result.')),
    );
  });
  await new Promise<void>((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
  }
  const warnings = stats.toString({ all: false, warnings: true, colors: false });
  if (warnings) console.warn(warnings);
  return stats.compilation;
}
