import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { paymentSettingsOn } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings, Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';

/** Returns today's calendar date in the dealer's time zone, which the dates of incentives refer to. */
export function todayOf({ clock }: { readonly clock: Clock }, { contact }: Pick<Tenant, 'contact'>): string {
  return dateOnIn(clock.now(), contact.timeZone);
}

/** Returns the tenant's payment settings with the state rules in effect today (PRICE-41), as a cart is priced. */
export function todaysPayment(
  { clock }: { readonly clock: Clock },
  { contact, payment }: Pick<Tenant, 'contact' | 'payment'>,
): PaymentSettings {
  return paymentSettingsOn(payment, todayOf({ clock }, { contact }));
}
