import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatRoundedCurrency, vehicleName } from '@forecourt/shared-contracts/formats';
import type { PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { cashTotalCents, coverageTotalCents, shownEquity } from '../../domain/cart-amounts.ts';
import { fixedPath } from '../../domain/purchase-paths.ts';
import { usePaymentWords } from '../purchase/index.ts';

/** One choice as text, with the screen that changes it. */
export interface OverviewRow {
  readonly id: 'vehicle' | 'payment' | 'tradeIn' | 'protection' | 'handOver' | 'zip';
  readonly text: string;
  readonly path: string | undefined;
}

/** All choices of a cart, as text. */
export function useOverviewRows(cart: Cart): OverviewRow[] {
  const { t } = useTranslation('creditApp');
  const { vehicle, price, zipCode } = cart;
  const paymentWords = usePaymentWords(price);
  const row = (id: OverviewRow['id'], text: string, step: PurchaseStepId): OverviewRow[] => {
    const path = fixedPath(step);
    return path === undefined ? [] : [{ id, text, path }];
  };
  const { tradeIn } = price;
  const covered = coverageTotalCents(price);
  return [
    ...row('vehicle', `${vehicleName(vehicle)} ${vehicle.trim}`, 'cart'),
    ...row('payment', paymentText(), 'cart'),
    ...row('tradeIn', tradeInText(), 'trade-in'),
    ...row('protection', covered > 0 ? formatRoundedCurrency(covered) : t('overview.none'), 'coverage'),
    ...row('handOver', handOverText(), 'details'),
    ...row('zip', zipCode ? t('overview.zip', { zip: zipCode }) : t('zip.stateAssumed'), 'cart'),
  ];

  function tradeInText(): string {
    if (!tradeIn) return t('overview.none');
    const { amountCents, isOwed } = shownEquity(tradeIn.equityCents);
    const equity = formatRoundedCurrency(amountCents);
    return t(isOwed ? 'overview.negativeEquity' : 'overview.equity', { equity });
  }

  function paymentText(): string {
    const { errors = [] } = price;
    if (errors.length > 0) return t(`overview.noPayment.${cart.purchaseType}`);
    return paymentWords ?? t('overview.cash', { total: formatRoundedCurrency(cashTotalCents(price)) });
  }

  function handOverText(): string {
    const { handOver } = cart;
    if (!handOver) return t('overview.noHandOver');
    const { place, feeCents, type } = handOver;
    const where = `${place.line1}, ${place.city}, ${place.state} ${place.zip}`;
    const fee = formatRoundedCurrency(feeCents);
    return t(feeCents === 0 ? `overview.${type}.free` : `overview.${type}.fee`, { where, fee });
  }
}
