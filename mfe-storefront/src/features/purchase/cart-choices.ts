import type { CartChoices } from '@forecourt/shared-contracts/commerce';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import type { PaymentInputs, PaymentQuote } from '../payment/index.ts';

interface ChosenPayment {
  readonly inputs: PaymentInputs;
  readonly quote: PaymentQuote;
  readonly place: ZipPlace | undefined;
}

/** What goes into the cart for a vehicle: cash carries no loan terms, and a ZIP only once it is known to be one. */
export function cartChoices(vin: string, { inputs, quote, place }: ChosenPayment): CartChoices {
  const { finance } = quote.price;
  return {
    vin,
    purchaseType: finance ? 'Finance' : 'Cash',
    ...(place && { zipCode: place.zip }),
    ...(finance && { downPaymentCents: finance.downPaymentCents, termMonths: inputs.termMonths }),
  };
}
