import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const name = 'ChunkIntegrity';
const hashes = `${webpack.RuntimeGlobals.require}.integrity`;
const placeholder = (id: string) => `[integrity of chunk ${id}]`;
const placeholders = /\[integrity of chunk ([^\]]+)\]/g;

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity of chunks', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    const ids = chunks.flatMap(({ id }) => (id === null ? [] : [String(id)]));
    return `${hashes} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholder(id)])))};`;
  }
}

function hashesByChunk(compilation: Compilation): ReadonlyMap<string, string> {
  return new Map(
    [...compilation.chunks].flatMap((chunk) => {
      const file = scriptOf(chunk);
      const bytes = file === undefined ? undefined : compilation.getAsset(file)?.source.buffer();
      if (chunk.id === null || bytes === undefined || chunk.hasRuntime()) return [];
      return [[String(chunk.id), createHash('sha384').update(bytes).digest('base64')] as const];
    }),
  );
}

function fillIn(compilation: Compilation): void {
  const known = hashesByChunk(compilation);
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  for (const file of entries.flatMap((chunk) => scriptOf(chunk) ?? [])) {
    const text = String(compilation.getAsset(file)?.source.source());
    const filled = text.replace(placeholders, (_, id: string) => known.get(id) ?? '');
    if (filled !== text) compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
}

/**
 * webpack plugin that writes the sha384 of every later script of a build into its entry, and makes the
 * runtime load each with its hash (T13). Scripts are requested with `crossorigin`, because Integrity-Policy
 * blocks everything else. A chunk that is not in the table is refused. Runs on the minified scripts, before
 * the entry is named by its content. `webpack-subresource-integrity` leaves placeholders in a Module
 * Federation container.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) =>
        [
          `if (!${hashes}[chunkId]) throw new Error('No hash is known for chunk ' + chunkId);`,
          source,
          `script.integrity = 'sha384-' + ${hashes}[chunkId];`,
          `script.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => fillIn(compilation),
      );
    });
  }
}
