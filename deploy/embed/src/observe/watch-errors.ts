/** An uncaught error in a file of a release of the site. `at` is file, line and column. */
interface OwnError {
  readonly kind: 'error' | 'rejection';
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly at: string;
}

const ownFile =
  /^\/assets\/([a-z][a-z0-9-]{0,39})\/(\d[0-9A-Za-z.+-]{0,59})\/([\w.@-]{1,80})(?:\?[^:]*)?:(\d{1,7}):(\d{1,7})/;

/** Name of an error's class as it may be reported; `Error` for anything that is no plain name. */
export function errorName(error: unknown): string {
  const name = error instanceof Error ? error.name : 'Unknown';
  return /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name) ? name : 'Error';
}

/** Position of the first file of the site on a stack; undefined if there is none: the error is the host's. */
function ownPlace(reason: unknown, siteOrigin: string) {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  for (let at = stack.indexOf(siteOrigin); at >= 0; at = stack.indexOf(siteOrigin, at + 1)) {
    const [, remote, version, file, line, column] = ownFile.exec(stack.slice(at + siteOrigin.length)) ?? [];
    if (remote && version) return { remote, version, at: `${file}:${line}:${column}` };
  }
  return undefined;
}

/**
 * Listens for uncaught errors of the site's own files until the returned function is called. The page may be a
 * host's: its own errors are never passed on.
 */
export function watchErrors(
  window: Window,
  siteOrigin: string,
  report: (error: OwnError) => void,
): () => void {
  const note = (kind: OwnError['kind'], reason: unknown) => {
    const place = ownPlace(reason, siteOrigin);
    if (place) report({ kind, ...place, name: errorName(reason) });
  };
  const onError = ({ error }: ErrorEvent) => note('error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note('rejection', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
