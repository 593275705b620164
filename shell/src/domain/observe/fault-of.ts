import type { FaultReport } from '@forecourt/shared-contracts/observe';
import { loadFaultNames, type LoadFault } from '@forecourt/shared-contracts/release-loading';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { routeOfPath } from './route-of-path.ts';

/** A failure on the page. `versions` are those running at the time, by remote. */
export interface SeenFault {
  readonly what:
    | { readonly kind: 'error' | 'rejection'; readonly reason: unknown }
    | {
        readonly kind: 'failed';
        readonly failure: {
          readonly remote: string;
          readonly version?: string | undefined;
          readonly phase: 'load' | 'bootstrap' | 'mount' | 'render' | 'unmount';
          readonly fault?: LoadFault | undefined;
        };
      }
    | {
        readonly kind: 'replaced';
        readonly remote: string;
        readonly version: string;
        readonly fault?: LoadFault | undefined;
      }
    | { readonly kind: 'mismatched'; readonly remote: string };
  readonly path: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** The releases of the page. */
export interface PageReleases {
  readonly releases: ReleaseSet;
  readonly shellVersion: string;
}

type Fault = Omit<FaultReport, 'first' | 'firstOfPage'>;

const frame =
  /\/assets\/([a-z][a-z0-9-]{0,39})\/(\d[0-9A-Za-z.+-]{0,59})\/([\w.@-]{1,80})(?:\?[^:]*)?:(\d{1,7}):(\d{1,7})/;

function nameOf(reason: unknown): string {
  const name = reason instanceof Error ? reason.name : 'Unknown';
  return /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name) ? name : 'Error';
}

type Thrown = SeenFault & {
  readonly what: { readonly kind: 'error' | 'rejection'; readonly reason: unknown };
};

/** Returns the release of the first of our files on the error's stack. */
function byStack({ what: { kind, reason } }: Thrown, route: string): Fault | undefined {
  const stack = reason instanceof Error ? reason.stack : undefined;
  const [, remote, version, file, line, column] = frame.exec(stack ?? '') ?? [];
  if (!remote || !version) return undefined;
  return { kind, remote, version, route, name: nameOf(reason), at: `${file}:${line}:${column}` };
}

/** Attributes a thrown value by its stack; without a stack it belongs to the page's remote, and a stack without our files to none. */
function thrown(seen: Thrown, page: PageReleases): Fault | undefined {
  const { remote: owner, route } = routeOfPath(page.releases, seen.path);
  const { kind, reason } = seen.what;
  const found = byStack(seen, route);
  if (found || reason === undefined || reason === null || reason instanceof Error) return found;
  const ran = owner && seen.versions[owner];
  const about =
    owner && ran ? { remote: owner, version: ran } : { remote: 'shell', version: page.shellVersion };
  return { kind, ...about, route, name: nameOf(reason) };
}

function nameOfFault(fault: LoadFault | undefined, otherwise: string): string {
  return fault ? loadFaultNames[fault] : otherwise;
}

function failedRemote({ what, path, versions }: SeenFault, page: PageReleases): Fault | undefined {
  if (what.kind !== 'failed' && what.kind !== 'replaced') return undefined;
  const { route } = routeOfPath(page.releases, path);
  if (what.kind === 'replaced') {
    return {
      kind: 'load',
      remote: what.remote,
      version: what.version,
      route,
      name: nameOfFault(what.fault, 'LoadError'),
    };
  }
  const { remote, phase, fault } = what.failure;
  const released = page.releases.remotes.find(({ name }) => name === remote)?.current.version;
  const ran = phase === 'load' ? released : (versions[remote] ?? released);
  const version = what.failure.version ?? ran;
  return version
    ? { kind: phase, remote, version, route, name: nameOfFault(fault, 'RemoteError') }
    : undefined;
}

function mismatch(remote: string, { path, versions }: SeenFault, page: PageReleases): Fault | undefined {
  const version = versions[remote];
  const { route } = routeOfPath(page.releases, path);
  return version === undefined
    ? undefined
    : { kind: 'mismatch', remote, version, route, name: 'ViewMismatch' };
}

/**
 * Returns what is reported to the edge: kind, release, route pattern, error class and position in our own file. Undefined for anything that
 * is not ours: browser extensions and third-party scripts.
 */
export function faultOf(seen: SeenFault, page: PageReleases): Fault | undefined {
  const { what } = seen;
  if (what.kind === 'mismatched') return mismatch(what.remote, seen, page);
  return what.kind === 'error' || what.kind === 'rejection'
    ? thrown({ ...seen, what }, page)
    : failedRemote(seen, page);
}
