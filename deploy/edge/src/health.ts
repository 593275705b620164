import { shellName } from '@forecourt/releases';
import type { EdgeState } from './edge-parts.ts';

/** The remotes that a complete site needs. */
const wantedRemotes = ['mfe-storefront', 'mfe-checkout', 'mfe-account', 'mfe-credit-app'];
const backendTimeoutMs = 2000;

async function backendFault(backendUrl: string): Promise<string[]> {
  try {
    const response = await fetch(new URL('/healthz', backendUrl), {
      signal: AbortSignal.timeout(backendTimeoutMs),
    });
    return response.status === 200 ? [] : [`backend (its health is ${response.status})`];
  } catch {
    return ['backend (it does not answer)'];
  }
}

/**
 * 200 when the tenants, the shell, all remotes and the backend are available, otherwise 503 with the names of
 * what is missing.
 */
export async function health({ site, backendUrl }: EdgeState): Promise<Response> {
  const { tenants, releases, revision } = site.snapshot();
  const missing = [
    ...(tenants.size > 0 ? [] : ['tenants']),
    ...[shellName, ...wantedRemotes].filter((name) => !releases.has(name)),
    ...(await backendFault(backendUrl)),
  ];
  const versions = Object.fromEntries([...releases].map(([name, { current }]) => [name, current.version]));
  const body = {
    status: missing.length === 0 ? 'ok' : 'unavailable',
    missing,
    tenants: [...tenants.keys()],
    revision,
    versions,
  };
  return Response.json(body, {
    status: missing.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
