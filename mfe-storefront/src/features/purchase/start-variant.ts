import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** Look of the button that starts a purchase: while there is no payment, what brings one back is the main action. */
export function startVariant({ errors }: Pick<PriceBreakdown, 'errors'>): 'primary' | 'secondary' {
  return errors ? 'secondary' : 'primary';
}
