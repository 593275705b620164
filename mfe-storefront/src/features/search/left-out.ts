import { formatList } from '@forecourt/shared-contracts/formats';

/** Joins the names of filters that are left out: a first word that they share is said once, `Any make and price`. */
export function leftOut([first = '', ...others]: readonly string[]): string {
  const shared = `${first.split(' ', 1)[0]} `;
  return formatList([first, ...others.map((name) => name.replace(shared, '').toLowerCase())]);
}
