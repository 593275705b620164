import type { RenderInput } from '@forecourt/shared-contracts/react/server';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { createRenderPool, type RenderBuild, type RenderPool } from '../rendering/create-render-pool.ts';
import { samplePageOf } from '../rendering/sample-page-of.ts';
import { samplePageContext, sampleTenant } from '../rendering/sample-page-context.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readTenant } from './publish-tenant.ts';
import { shellName } from './release-set-faults.ts';
import type { Build } from './read-build.ts';

/** The contract of server builds that edges know; they ignore builds with another one. */
export const serverContract = 1;

/** One worker as an edge has it, with more time: a view is not a visitor's here. */
const limits = { workers: 1, queue: 1, timeoutMs: 20_000, heapMb: 256, offHeapMb: 128 } as const;

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

/** The tenants whose pages the release may be in: those of the store, or a sample tenant. */
async function tenantsOf(store: Pick<ReleaseStore, 'tenantIds' | 'tenant'>): Promise<readonly Tenant[]> {
  const stored = await Promise.all((await store.tenantIds()).map((id) => store.tenant(id)));
  const readings = stored.flatMap((file) => (file ? [readTenant(file.text)] : []));
  const tenants = readings.flatMap((reading) => (reading.ok ? [reading.tenant] : []));
  return tenants.length > 0 ? tenants : [await sampleTenant()];
}

async function pageFault(
  pool: RenderPool,
  code: RenderBuild,
  { draft, input }: { draft: Build['draft']; input: RenderInput },
): Promise<string | undefined> {
  const { target, page } = input;
  const place = `${target} of ${page.tenant.brandName}`;
  try {
    const { html } = await pool.run(code, input);
    const isView = typeof html === 'string' && html !== '';
    return isView ? undefined : `The server build of ${draft.name} renders nothing for ${place}.`;
  } catch (error) {
    return `The server build of ${draft.name} does not render ${place}: ${reason(error)}`;
  }
}

async function firstFault(
  pool: RenderPool,
  { code, draft, tenants }: { code: RenderBuild; draft: Build['draft']; tenants: readonly Tenant[] },
): Promise<string | undefined> {
  try {
    await pool.load(code);
  } catch (error) {
    return `The server build of ${draft.name} does not load: ${reason(error)}`;
  }
  const pages = draft.routes.flatMap((route) => (route.isRendered ? (samplePageOf(route) ?? []) : []));
  for (const tenant of tenants) {
    const page = samplePageContext(draft, tenant);
    for (const sample of pages) {
      const fault = await pageFault(pool, code, { draft, input: { page, ...sample } });
      if (fault) return fault;
    }
  }
  return undefined;
}

/**
 * Why an edge could not render with the server build of a release, as one sentence; undefined when it could, or when
 * there is no server build. Loads it in a worker as edges do, and renders each of its pages once for each tenant of
 * the store, with fixed data; {@link unrenderedPages} are not tried.
 */
export async function serverFault(
  build: Build,
  store: Pick<ReleaseStore, 'tenantIds' | 'tenant'>,
): Promise<string | undefined> {
  const code = serverCode(build);
  if (!code) return undefined;
  const pool = createRenderPool(limits);
  try {
    return await firstFault(pool, { code, draft: build.draft, tenants: await tenantsOf(store) });
  } finally {
    await pool.close();
  }
}

/** A sentence for each page that edges render and a publication does not try, because it has no data for it. */
export function unrenderedPages({ name, routes, server }: Build['draft']): string[] {
  if (server?.contract !== serverContract) return [];
  return routes
    .filter((route) => route.isRendered && !samplePageOf(route))
    .map(({ path }) => `${path} of ${name} was not tried: there is no sample data for it.`);
}

/**
 * A sentence for each server build that edges do not use because the shell of the set provides other builds of the
 * shared modules: pages begin without a first view until both are live. Without a shell in the set, nothing is said.
 */
export function unlikeShell(set: readonly Pick<Build['draft'], 'name' | 'server' | 'provides'>[]): string[] {
  const shell = set.find(({ name }) => name === shellName);
  if (!shell) return [];
  return set.flatMap(({ name, server }) => {
    const other = Object.entries(server?.shared ?? {}).filter(([key, at]) => shell.provides[key] !== at);
    if (other.length === 0) return [];
    const modules = other.map(([key]) => key).join(', ');
    return [
      `Pages of ${name} begin without a first view, because its build of ${modules} is not the live shell's; publish both together.`,
    ];
  });
}
