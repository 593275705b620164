import type { CartChoices } from '@forecourt/shared-contracts/commerce';
import type { PaymentControls, PaymentInputs, PaymentQuote } from '../payment/index.ts';

interface ChosenPayment {
  readonly inputs: PaymentInputs;
  /** The rate of a pre-qualification comes from the server, so that its tier is not sent. */
  readonly isPersonal: boolean;
  readonly quote: PaymentQuote;
  /** As typed; the server refuses one that does not exist. */
  readonly zip: string;
  readonly isZipUnknown: boolean;
  readonly draft: Pick<PaymentControls['draft'], 'fresh'>;
}

/**
 * Returns what goes into the cart with a vehicle, so that its price there equals the one on this page: cash has no terms, and a ZIP is
 * included unless it is incomplete or known not to exist; its look-up may have failed. `chosen` names what the shopper chose here: a cart that
 * has this vehicle keeps its own choices beside them.
 */
export function cartChoices(
  vin: string,
  { inputs, isPersonal, quote, zip, isZipUnknown, draft }: ChosenPayment,
): CartChoices {
  const terms = chosenTerms(quote);
  const hasTier = !isPersonal && terms.purchaseType !== 'Cash';
  return {
    vin,
    ...terms,
    ...(zip.length === 5 && !isZipUnknown && { zipCode: zip }),
    ...(hasTier && { creditTier: inputs.creditTier }),
    chosen: [...draft.fresh],
  };
}

function chosenTerms({ lease, price: { finance } }: PaymentQuote): Omit<CartChoices, 'vin'> {
  if (lease) {
    const { cost, termMonths, annualMiles } = lease;
    return { purchaseType: 'Lease', downPaymentCents: cost.dueAtSigningCents, termMonths, annualMiles };
  }
  if (!finance) return { purchaseType: 'Cash' };
  const { downPaymentCents, termMonths } = finance;
  return { purchaseType: 'Finance', downPaymentCents, termMonths };
}
