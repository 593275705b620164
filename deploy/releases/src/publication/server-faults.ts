import { createRenderPool, type RenderBuild, type RenderPool } from '../rendering/create-render-pool.ts';
import { plainPaths } from '../rendering/plain-paths.ts';
import { samplePage } from '../rendering/sample-page.ts';
import type { Build } from './read-build.ts';

/** The contract of server builds that edges know; they ignore builds with another one. */
export const serverContract = 1;

/** One worker as an edge has it, with more time: a view is not a visitor's here. */
const limits = { workers: 1, queue: 1, timeoutMs: 20_000, heapMb: 256 } as const;

function serverCode({ draft, files }: Build): RenderBuild | undefined {
  const { name, server } = draft;
  if (server?.contract !== serverContract) return undefined;
  const code = new TextDecoder().decode(files.get(server.file));
  return { key: name, name: `${name}/${server.file}`, code };
}

/** The error of a failed render; a syntax error's stack starts with its place. */
function reason(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
}

async function firstFault(pool: RenderPool, code: RenderBuild, build: Build): Promise<string | undefined> {
  const { draft } = build;
  try {
    await pool.load(code);
  } catch (error) {
    return `The server build of ${draft.name} does not load: ${reason(error)}`;
  }
  const page = await samplePage(draft);
  for (const target of plainPaths(draft)) {
    try {
      const { html } = await pool.run(code, { page, target, answers: [] });
      if (typeof html !== 'string' || html === '')
        return `The server build of ${draft.name} renders nothing for ${target}.`;
    } catch (error) {
      return `The server build of ${draft.name} does not render ${target}: ${reason(error)}`;
    }
  }
  return undefined;
}

/**
 * Why an edge could not render with the server build of a release, as one sentence; undefined when it could, or when
 * there is no server build. Loads it in a worker as edges do, and renders each of its pages that needs no data for
 * a sample tenant; pages with data are not rendered here.
 */
export async function serverFault(build: Build): Promise<string | undefined> {
  const code = serverCode(build);
  if (!code) return undefined;
  const pool = createRenderPool(limits);
  try {
    return await firstFault(pool, code, build);
  } finally {
    await pool.close();
  }
}
