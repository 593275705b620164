import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { PaymentDraft } from '../../../platform/payment-draft.ts';

/**
 * Returns the choices with those of a cart that has the same vehicle, which may have been changed on the cart page. What was chosen here and is
 * not in the cart yet stays, as it does when it is sent. The tier of a pre-qualification is no choice.
 */
export function withCart({ all, fresh }: PaymentDraft, cart: Cart): PaymentDraft {
  const { purchaseType, creditTier, isRatePersonal, price } = cart;
  const { finance, lease } = price;
  const known = (choices: object, prefix = '') =>
    Object.fromEntries(
      Object.entries(choices).filter(
        ([name, value]) => value !== undefined && !fresh.includes(prefix + name),
      ),
    );
  const loan = finance && { termMonths: finance.termMonths, downPaymentCents: finance.downPaymentCents };
  const terms = lease && {
    termMonths: lease.termMonths,
    annualMiles: lease.annualMiles,
    dueAtSigningCents: lease.dueAtSigningCents,
  };
  const tier = !isRatePersonal && { creditTier };
  return {
    all: {
      ...all,
      ...known({ purchaseType, ...loan, ...tier }),
      lease: { ...all.lease, ...known({ ...terms }, 'lease.') },
    },
    fresh,
  };
}
