import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';

/** Returns the calendar year in the dealer's time zone. */
export function currentYearOf({ contact }: Pick<Tenant, 'contact'>, clock: Clock): number {
  return Number(dateOnIn(clock.now(), contact.timeZone).slice(0, 4));
}
