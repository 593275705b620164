import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';

/** Returns today's calendar date in the dealer's time zone, which the dates of incentives refer to. */
export function todayOf({ clock }: { readonly clock: Clock }, { contact }: Pick<Tenant, 'contact'>): string {
  return dateOnIn(clock.now(), contact.timeZone);
}
