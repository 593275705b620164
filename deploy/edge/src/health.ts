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

function answer(missing: readonly string[], details: object = {}): Response {
  const isWhole = missing.length === 0;
  const body = { status: isWhole ? 'ok' : 'unavailable', missing, ...details };
  return Response.json(body, { status: isWhole ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

/** What no page can do without, if it is missing. */
const missingForPages = ({ tenants, releases }: SiteSnapshot): string[] => [
  ...(tenants.size > 0 ? [] : ['tenants']),
  ...(releases.has(shellName) ? [] : [shellName]),
];

/** The remotes that the channel names, if they are not served; `remotes` if it names none. */
function missingRemotes({ names, releases }: SiteSnapshot): string[] {
  const wanted = new Set([shellName, ...names]);
  const missing = [...wanted].filter((name) => name !== shellName && !releases.has(name));
  return wanted.size > 1 ? missing : ['remotes'];
}

type Watched = Pick<EdgeState, 'site' | 'backendUrl'>;

/**
 * 200 when the tenants, the shell, every remote of the channel and the backend are available, otherwise 503
 * with the names of what is missing. For people and deployments.
 */
export async function health({ site, backendUrl }: Watched): Promise<Response> {
  const snapshot = site.snapshot();
  const { tenants, releases, revision } = snapshot;
  const missing = [
    ...missingForPages(snapshot),
    ...missingRemotes(snapshot),
    ...(await backendFault(backendUrl)),
  ];
  const versions = Object.fromEntries([...releases].map(([name, { current }]) => [name, current.version]));
  return answer(missing, { tenants: [...tenants.keys()], revision, versions });
}

/**
 * Answers whether this edge should get visitors, 200 or 503. A new edge needs the tenants, the shell and the backend; once it had them
 * all, only what is its own counts: without its database or one of its remotes a site is worth more than no site, and another edge
 * would have neither.
 */
export function createReadiness({ site, backendUrl }: Watched): () => Promise<Response> {
  let wasReady = false;
  return async () => {
    const missing = [
      ...missingForPages(site.snapshot()),
      ...(wasReady ? [] : await backendFault(backendUrl)),
    ];
    wasReady ||= missing.length === 0;
    return answer(missing);
  };
}

/** 200 while the process answers at all. */
export const liveness = (): Response => answer([]);
