import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';

/** What a contract costs, in a few words each, as its disclosures state it: the payments of a loan or lease, otherwise the total. */
export function dealParts({ finance, lease, totalCents }: ContractTerms): readonly string[] {
  if (finance)
    return [
      `${formatExactCurrency(finance.monthlyPaymentCents)}/mo`,
      `${finance.termMonths} months`,
      `${formatPercent(finance.aprPercent)} APR`,
      `${formatExactCurrency(finance.downPaymentCents)} down`,
    ];
  if (lease)
    return [
      `${formatExactCurrency(lease.monthlyPaymentCents)}/mo`,
      `${lease.termMonths} months`,
      `${formatExactCurrency(lease.dueAtSigningCents)} due at signing`,
    ];
  return [`Total ${formatExactCurrency(totalCents)}`];
}
