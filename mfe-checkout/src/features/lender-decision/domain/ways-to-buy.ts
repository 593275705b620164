import type { Order } from '@forecourt/shared-contracts/commerce';

/** Another way to buy the vehicle of an order that got no loan (BUY-42). */
export type WayToBuy = 'individually' | 'coApplicant' | 'cash';

/** Where the new order goes on. */
export const wayPaths: Readonly<Record<WayToBuy, string>> = {
  individually: '/credit-application',
  coApplicant: '/credit-application',
  cash: '/cart',
};

/** The other ways to buy: two applicants can apply individually, a single one with a co-applicant. */
export function waysToBuy({ buyers = [] }: Pick<Order, 'buyers'>): readonly WayToBuy[] {
  return [buyers.length > 1 ? 'individually' : 'coApplicant', 'cash'];
}
