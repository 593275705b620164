import {
  isDisqualified,
  type Answers,
  type PricePreview,
} from '@forecourt/shared-contracts/credit-application';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { ApplicationDeps, Buyer } from './application-deps.ts';
import { annualIncomeOf } from './submit-application.ts';

/** Returns what the cart costs now and what it would cost with these answers; changes nothing. */
export async function previewPrice(
  { commerce, zips }: ApplicationDeps,
  buyer: Buyer,
  answers: Answers,
): Promise<PricePreview> {
  const before = await commerce.quote(buyer);
  const zip = answers.address?.zip?.trim() ?? '';
  const after = zips.find(zip) ? await commerce.quote(buyer, zip) : before;
  const monthlyPaymentCents = after && paymentOf(after);
  const annualIncomeCents = annualIncomeOf(answers);
  return {
    before: before ? priceView(before) : null,
    after: after ? priceView(after) : null,
    isDisqualified:
      annualIncomeCents > 0 &&
      typeof monthlyPaymentCents === 'number' &&
      isDisqualified({ annualIncomeCents, monthlyPaymentCents }),
  };
}

function paymentOf({ price }: Cart): number | null {
  return (price.finance ?? price.lease)?.monthlyPaymentCents ?? null;
}

function priceView(cart: Cart): NonNullable<PricePreview['before']> {
  const { state, totalCents, lease } = cart.price;
  const dueAtSigningCents = lease?.dueAtSigningCents ?? null;
  return { state, totalCents, monthlyPaymentCents: paymentOf(cart), dueAtSigningCents };
}
