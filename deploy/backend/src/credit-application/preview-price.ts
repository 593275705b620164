import {
  isDisqualified,
  pageOf,
  type Answers,
  type PricePreview,
} from '@forecourt/shared-contracts/credit-application';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { ApplicationDeps, Buyer } from './application-deps.ts';
import { annualIncomeOf, peopleOf } from './submit-application.ts';

/** Returns what the cart costs now and what it would cost with these answers; changes nothing. */
export async function previewPrice(
  { commerce, zips }: ApplicationDeps,
  buyer: Buyer,
  answers: Answers,
): Promise<PricePreview> {
  const before = await commerce.quote(buyer);
  const zip = answers.address?.zip?.trim() ?? '';
  const after = zips.find(zip) ? await commerce.quote(buyer, zip) : before;
  return {
    before: before ? priceView(before) : null,
    after: after ? priceView(after) : null,
    isDisqualified: isIncomeTooLow(answers, after && paymentOf(after)),
  };
}

/** Whether no lender accepts the income for this payment, in cents; never while the income of someone who applies is not answered. */
function isIncomeTooLow(answers: Answers, monthlyPaymentCents: number | null | undefined): boolean {
  const annualIncomeCents = annualIncomeOf(answers);
  if (annualIncomeCents <= 0 || typeof monthlyPaymentCents !== 'number') return false;
  const isAnswered = peopleOf(answers).every((who) => answers[pageOf(who, 'income')] !== undefined);
  return isAnswered && isDisqualified({ annualIncomeCents, monthlyPaymentCents });
}

function paymentOf({ price }: Cart): number | null {
  return (price.finance ?? price.lease)?.monthlyPaymentCents ?? null;
}

function priceView(cart: Cart): NonNullable<PricePreview['before']> {
  const { state, totalCents, lease } = cart.price;
  const dueAtSigningCents = lease?.dueAtSigningCents ?? null;
  return { state, totalCents, monthlyPaymentCents: paymentOf(cart), dueAtSigningCents };
}
