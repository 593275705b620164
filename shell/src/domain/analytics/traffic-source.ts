/** Returns the source of a visit: the campaign's own value, else the host of the referring site, else `direct`. */
export function trafficSource(search: string, referrer: string, ownOrigin: string): string {
  const query = new URLSearchParams(search);
  const named = query.get('utm_source') ?? query.get('referrer') ?? '';
  if (/^[\w-]{1,50}$/.test(named)) return named.toLowerCase();
  if (!URL.canParse(referrer)) return 'direct';
  const { origin, hostname } = new URL(referrer);
  return origin === ownOrigin ? 'direct' : hostname;
}
