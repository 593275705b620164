import { PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import type { LeaseQuote } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { leaseLines, type LeaseLine } from '../domain/lease-lines.ts';

/** The calculation of a lease, to the cent. */
export function LeaseExplanation({ lease }: { readonly lease: LeaseQuote }) {
  const { t } = useTranslation('storefront');
  const taxRate = `${lease.state}, ${formatPercent(lease.taxPercent, 4)}`;
  const notes: Partial<Record<LeaseLine['id'], string>> = {
    residual: t('lease.residualNote', { percent: formatPercent(lease.residualPercent, 0) }),
    depreciation: t('lease.depreciationNote', { months: lease.termMonths }),
    rent: t('lease.rentNote', { factor: lease.moneyFactor }),
    paymentTax: taxRate,
    upfrontTax: taxRate,
    payments: t('lease.paymentsNote', { months: lease.termMonths }),
  };
  const withWords = (lines: readonly LeaseLine[]): PriceLineItem[] =>
    lines.map((line) => ({ ...line, label: t(`lease.line.${line.id}`), note: notes[line.id] }));
  const { payment, signing, whole } = leaseLines(lease);
  return (
    <>
      <p>{t('lease.disclaimer')}</p>
      <PriceLines caption={t('lease.paymentCaption')} lines={withWords(payment)} />
      <PriceLines caption={t('lease.signingCaption')} lines={withWords(signing)} />
      <PriceLines caption={t('lease.wholeCaption')} lines={withWords(whole)} />
    </>
  );
}
