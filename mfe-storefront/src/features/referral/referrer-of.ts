import type { Referrer } from '@forecourt/shared-contracts/tenant';

const keys = ['referrer', 'utm_source'] as const;

/**
 * Returns the partner whose link a shopper has followed, by the query of the first URL; undefined for none and for one unknown to the
 * dealer, so that text from a URL is never shown.
 */
export function referrerOf(referrers: readonly Referrer[], search: string): Referrer | undefined {
  const params = new URLSearchParams(search);
  const codes = keys.flatMap((key) => params.getAll(key)).map((code) => code.trim().toLowerCase());
  return referrers.find(({ code }) => codes.includes(code));
}
