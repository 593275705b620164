import { cardPayment, type CardPayment } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import {
  personalPayment,
  type PersonalPayment,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';

/** What this shopper's payments depend on. */
interface PersonalFacts {
  readonly prequalification: Pick<Prequalification, 'state' | 'approval'>;
  readonly settings: PaymentSettings;
  readonly downPaymentCents: number | undefined;
  readonly tradeIn?: Parameters<typeof personalPayment>[1]['tradeIn'];
}

/** Whether the shopper has personal payments: with a valid approval, also after a full application. */
export function isApproved({ state }: Pick<Prequalification, 'state'>): boolean {
  return state === 'mq_approved' || state === 'mf_completed';
}

/** Returns the payment on a vehicle's card for this shopper (PRICE-16, SHOP-43). */
export function personalCardPayment(vehicle: Vehicle, facts: PersonalFacts): CardPayment {
  const payment = personalPayment(vehicle, facts);
  return payment.estimateType === 'Estimated' ? estimateOnCard(vehicle, payment) : cardPayment(payment);
}

/** Returns the estimate on a vehicle's card; a vehicle that is not financed has none, and nothing to personalize (PRICE-14). */
export function estimateOnCard(
  { estimatedPayment: estimated }: Vehicle,
  { isPrequalificationIncomplete }: Pick<PersonalPayment, 'isPrequalificationIncomplete'> = {},
): CardPayment {
  return cardPayment(estimated ? { estimated, isPrequalificationIncomplete } : { priceError: 'no-payment' });
}
