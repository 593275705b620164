import type { Order } from '@forecourt/shared-contracts/commerce';
import { formatList } from '@forecourt/shared-contracts/formats';
import type { SessionUser } from '@forecourt/shared-contracts';

/**
 * Returns the buyers' names in the page's language ('Ann Example and Ben Example'): those of the order, else that of the account `user`, who
 * placed it; empty without either.
 */
export function buyerNames(
  { buyers = [] }: Pick<Order, 'buyers'>,
  user?: Pick<SessionUser, 'givenName' | 'familyName'>,
): string {
  if (buyers.length > 0) return formatList(buyers);
  return [user?.givenName, user?.familyName].filter(Boolean).join(' ');
}
