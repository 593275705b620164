import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** The security deposit in what is due at signing of the lease on a card (PRICE-75), as the calculator states it. */
export function LeaseDeposit({ depositCents }: { readonly depositCents: number }) {
  const { t } = useTranslation('storefront');
  return <p className="fc-note">{t('personal.leaseDeposit', { deposit: formatCurrency(depositCents) })}</p>;
}
