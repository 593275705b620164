/** The part of a route that matching requires. */
export interface RoutePattern {
  readonly path: string;
}

export interface RouteMatch<T extends RoutePattern> {
  readonly route: T;
  /** Decoded `:params` of the pattern; `*` is what an open one leaves over. */
  readonly params: Readonly<Record<string, string>>;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return text.includes('/') || text.includes('\\') || text === '..' ? undefined : text;
  } catch {
    return undefined;
  }
}

function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  const parts = given.map(decode).filter((text) => text !== undefined);
  if (parts.length < given.length) return undefined;
  for (const [at, part] of wanted.entries()) {
    const text = parts[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return undefined;
  }
  return open ? { ...params, '*': parts.slice(wanted.length).join('/') } : params;
}

/** Specificity of a pattern: fixed segments count most, then parameters, a wildcard end least. */
function rank(pattern: string): number {
  return segments(pattern).reduce(
    (sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 10 : 100),
    0,
  );
}

/**
 * Returns the most specific route that owns a path, or undefined if none does. Shared by the edge, the shell and the publication gate, so
 * that all agree on who owns a path. A path with an encoded slash, a backslash, a `..` or an invalid escape matches nothing.
 */
export function matchRoute<T extends RoutePattern>(
  routes: readonly T[],
  pathname: string,
): RouteMatch<T> | undefined {
  let best: RouteMatch<T> | undefined;
  for (const route of routes) {
    const params = matchPattern(route.path, pathname);
    if (params && (!best || rank(route.path) > rank(best.route.path))) best = { route, params };
  }
  return best;
}

/** Returns a path with its parameter names removed: two routes conflict when their shapes are equal. */
export function routeShape(path: string): string {
  return (
    '/' +
    segments(path)
      .map((part) => (part.startsWith(':') ? ':' : part))
      .join('/')
  );
}
