/**
 * Returns a target as a path of this site with query and hash, or undefined if it could lead anywhere else (T33): other schemes and hosts,
 * protocol-relative forms, backslashes and control characters that browsers drop or convert. `origin` is the page's own; a full URL of that
 * origin is accepted.
 */
export function safeTarget(target: string, origin: string): string | undefined {
  if ([...target].some(isRefused)) return undefined;
  const isPath = target.startsWith('/') && !target.startsWith('//');
  if (!isPath && !target.startsWith(`${origin}/`)) return undefined;
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}

function isRefused(character: string): boolean {
  return character < ' ' || character === '\u007f' || character === '\\';
}
