import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';

/** Today's calendar date where the dealer is, which the dates of incentives are meant for. */
export function todayOf({ clock }: { readonly clock: Clock }, { contact }: Pick<Tenant, 'contact'>): string {
  return dateOnIn(clock.now(), contact.timeZone);
}
