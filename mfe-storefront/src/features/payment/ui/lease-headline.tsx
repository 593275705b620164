import { Money } from '@forecourt/shared-design';
import { formatCount, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { LeaseQuote } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** A lease in one line: that it is a lease, its payments, the amount due at signing with any deposit in it, the miles (Regulation M trigger terms). */
export function LeaseHeadline({ lease }: { readonly lease: LeaseQuote }) {
  const { t } = useTranslation('storefront');
  const { cost, termMonths, annualMiles, securityDepositCents } = lease;
  return (
    <Money
      payment={{
        amountCents: cost.paymentCents,
        unit: t('lease.perMonth'),
        terms: t(securityDepositCents > 0 ? 'lease.termsDeposit' : 'lease.terms', {
          deposit: formatRoundedCurrency(securityDepositCents),
          months: termMonths,
          due: formatRoundedCurrency(cost.dueAtSigningCents),
          miles: formatCount(annualMiles),
        }),
      }}
      size="lg"
    />
  );
}
