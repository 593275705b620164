import { useMemo, useState } from 'react';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { paymentSettingsOn } from '@forecourt/shared-contracts/pricing';
import { useTenant } from '@forecourt/shared-contracts/react';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';

/** The tenant's payment settings with the state rules in effect today by the dealer's clock (PRICE-41), as the cart is priced. */
export function useTodaysPayment(): PaymentSettings {
  const { payment, contact } = useTenant();
  const [now] = useState(() => new Date());
  return useMemo(
    () => paymentSettingsOn(payment, dateOnIn(now, contact.timeZone)),
    [payment, now, contact.timeZone],
  );
}
