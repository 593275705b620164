import type { Referrer } from '@forecourt/shared-contracts/tenant';

const keys = ['referrer', 'utm_source'] as const;

/**
 * The partner whose link a shopper has followed, by the query of the first address; undefined for none and for one that the dealer does not
 * know, so that nothing of an address is ever shown.
 */
export function referrerOf(referrers: readonly Referrer[], search: string): Referrer | undefined {
  const params = new URLSearchParams(search);
  const codes = keys.flatMap((key) => params.getAll(key)).map((code) => code.trim().toLowerCase());
  return referrers.find(({ code }) => codes.includes(code));
}
