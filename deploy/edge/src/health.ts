import { shellName } from '@forecourt/releases';
import type { EdgeState } from './edge-parts.ts';
import type { SiteSnapshot } from './site/site-snapshot.ts';

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

/** The shell and the releases that the channel names, if they are not served; `remotes` if it names no remote. */
function missingReleases({ names, releases }: SiteSnapshot): string[] {
  const wanted = new Set([shellName, ...names]);
  const missing = [...wanted].filter((name) => !releases.has(name));
  return wanted.size > 1 ? missing : [...missing, 'remotes'];
}

/**
 * 200 when the tenants, the shell, every remote of the channel and the backend are available, otherwise 503
 * with the names of what is missing.
 */
export async function health({
  site,
  backendUrl,
}: Pick<EdgeState, 'site' | 'backendUrl'>): Promise<Response> {
  const snapshot = site.snapshot();
  const { tenants, releases, revision } = snapshot;
  const missing = [
    ...(tenants.size > 0 ? [] : ['tenants']),
    ...missingReleases(snapshot),
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
