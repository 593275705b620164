import type { PaymentSettings } from '../tenant/index.ts';
import type { PurchaseType } from './price-schema.ts';

/** The terms in months that a tenant offers for a purchase type; none for cash. */
export function offeredTerms(settings: PaymentSettings, purchaseType: PurchaseType): readonly number[] {
  switch (purchaseType) {
    case 'Cash':
      return [];
    case 'Finance':
      return settings.termsMonths;
    case 'Lease':
      return (settings.lease?.terms ?? []).map(({ termMonths }) => termMonths);
  }
}

interface Choices {
  readonly purchaseType: PurchaseType;
  readonly termMonths?: number | undefined;
  readonly annualMiles?: number | undefined;
  readonly creditTier?: string | undefined;
}

/**
 * Names the first choice of a shopper that the tenant does not offer, undefined if it offers all of them. A choice that does not affect
 * the price of the purchase type is not judged: terms for cash, miles without a lease.
 */
export function choiceNotOffered(
  settings: PaymentSettings,
  { purchaseType, termMonths, annualMiles, creditTier }: Choices,
): 'termMonths' | 'annualMiles' | 'creditTier' | undefined {
  if (purchaseType === 'Cash') return undefined;
  const miles = purchaseType === 'Lease' ? annualMiles : undefined;
  const terms = offeredTerms(settings, purchaseType);
  const mileages = (settings.lease?.mileages ?? []).map((one) => one.annualMiles);
  const tiers = settings.creditTiers.map(({ name }) => name);
  if (!isAmong(terms, termMonths)) return 'termMonths';
  if (!isAmong(mileages, miles)) return 'annualMiles';
  return isAmong(tiers, creditTier) ? undefined : 'creditTier';
}

/** Whether a choice is offered, or none was made. */
function isAmong<T>(offered: readonly T[], choice: T | undefined): boolean {
  return choice === undefined || offered.includes(choice);
}
