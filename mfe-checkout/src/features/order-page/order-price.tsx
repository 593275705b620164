import { chakra, PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import { namedIncentives, PriceTable } from '@forecourt/shared-design/purchase';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { dueAtSigningRows, wholeDollarRows, type LeaseTerms } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import {
  priceStanding,
  standingRows,
  type PriceStanding,
  type StandingRow,
} from '../../domain/price-standing.ts';
import { salesTaxWords } from '../../domain/sales-tax-words.ts';
import { useHandOverText, useOrder } from '../order/index.ts';

const Due = chakra('div', { base: { marginTop: '4' } });

interface OrderPriceProps {
  /** 'What you ordered' by default. */
  readonly caption?: string;
  /** Whether amounts are in whole dollars. */
  readonly isRounded?: boolean;
  /** Whether all amounts have cents, as those of a lender's terms next to them. */
  readonly isExact?: boolean;
}

/**
 * What was ordered, line by line, each incentive by its name, in words that are true now: nothing is estimated or refundable once the
 * contract is signed. A lease that can still be had is followed by the parts of what is due at signing (PRICE-75).
 */
export function OrderPrice(props: OrderPriceProps) {
  const { data } = useOrder();
  const { price, creditCents = 0 } = data.order;
  const { lease } = price;
  const hasDue = lease && priceStanding(data) !== 'void';
  return (
    <>
      <OrderLines {...props} />
      {hasDue && <LeaseDue {...{ lease, creditCents }} isRounded={props.isRounded ?? false} />}
    </>
  );
}

interface LeaseDueProps {
  readonly isRounded: boolean;
  readonly lease: LeaseTerms;
  readonly creditCents: number;
}

function LeaseDue({ lease, creditCents, isRounded }: LeaseDueProps) {
  const { t } = useTranslation('checkout');
  const due = dueAtSigningRows(lease).map((row) => ({ ...row, label: t(`orderDue.${row.id}`) }));
  const label = t('payment.invoice.credit');
  const credit = { id: 'credit', amountCents: -creditCents, kind: 'credit', label } as const;
  const lines: PriceLineItem[] = creditCents > 0 ? [...due, credit] : due;
  return (
    <Due>
      <PriceLines caption={t('orderDue.caption')} lines={isRounded ? wholeDollarRows(lines) : lines} />
    </Due>
  );
}

function OrderLines(props: OrderPriceProps) {
  const { caption: given, isRounded = false, isExact = false } = props;
  const { t } = useTranslation('checkout');
  const { data } = useOrder();
  const caption = given ?? t('orderPage.ordered');
  const standing = priceStanding(data);
  const lines = useStandingLines(standing);
  if (isExact) return <PriceLines caption={caption} lines={lines.map(withCents)} />;
  if (standing === 'open') {
    const { price, delivery } = data.order;
    return <PriceTable {...{ price, caption, isRounded }} isHandOverOpen={!delivery} namesIncentives />;
  }
  return <PriceLines caption={caption} lines={isRounded ? wholeDollarRows(lines) : lines} />;
}

function withCents(line: PriceLineItem): PriceLineItem {
  return { amountText: formatExactCurrency(line.amountCents ?? 0), ...line };
}

function useStandingLines(standing: PriceStanding): PriceLineItem[] {
  const { t } = useTranslation('checkout');
  const { t: priceText } = useTranslation('purchase');
  const { price, creditCents } = useOrder().data.order;
  const handOverText = useHandOverText();
  const taxNote = t('price.taxNote', salesTaxWords(price));
  const labels: Partial<Record<StandingRow['id'], string>> =
    standing === 'void'
      ? {}
      : {
          deposit: t('payment.due.deposit'),
          ...(standing === 'paid' && { balance: t('orderPage.paid') }),
        };
  const named = namedIncentives(price);
  // What a lease's delivery cost is among what is due at its signing.
  const rows = standingRows(price, standing, price.lease ? 0 : creditCents);
  return rows.flatMap((row): PriceLineItem[] => {
    const { id, amountCents } = row;
    if (id === 'incentives' && named.length > 0) {
      return named.map((one) => ({
        id: `incentive-${one.id}`,
        label: one.name,
        amountCents: -one.savingsCents,
        kind: 'credit',
      }));
    }
    const amountText = id === 'delivery-fee' ? handOverText(amountCents ?? 0) : undefined;
    const label = id === 'credit' ? t('payment.invoice.credit') : (labels[id] ?? priceText(`price.${id}`));
    return [
      {
        ...row,
        label,
        ...(amountText && { amountText }),
        ...(id === 'sales-tax' && standing !== 'void' && { note: taxNote }),
      },
    ];
  });
}
