import { isIP } from 'node:net';

/**
 * The network that a call comes from, as the edge names its address: an IPv4 address, or the first 64 bits of an IPv6 address, since one
 * household has all that begin with them. Undefined for a call that did not come through an edge.
 */
export function callerNetwork({ headers }: Request): string | undefined {
  const address = headers.get('x-forwarded-for') ?? '';
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const [mapped] = /(?<=^::ffff:)[\d.]+$/i.exec(address) ?? [];
  return mapped ?? `${first64Bits(address)}::/64`;
}

function first64Bits(address: string): string {
  // The URL parser writes an address in its one short form, hexadecimal throughout.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
