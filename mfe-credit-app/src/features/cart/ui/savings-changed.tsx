import { Alert, Button } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { incentiveSavingsCents } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface SavingsChangedProps {
  readonly cart: Cart;
  readonly isNoting: boolean;
  readonly onNoted: () => void;
}

/** The manufacturer's incentives have changed since the cart last changed; the price already includes today's incentives (PRICE-63). */
export function SavingsChanged({ cart, isNoting, onNoted }: SavingsChangedProps) {
  const { t } = useTranslation('creditApp');
  const { savingsBeforeCents, price } = cart;
  if (savingsBeforeCents === undefined) return null;
  const nowCents = incentiveSavingsCents(price);
  const amounts = { before: formatCurrency(savingsBeforeCents), now: formatCurrency(nowCents) };
  return (
    <Alert
      severity={nowCents > savingsBeforeCents ? 'success' : 'warning'}
      title={t(nowCents === 0 ? 'savings.goneTitle' : 'savings.changedTitle')}
      actions={
        <Button size="sm" variant="secondary" busy={isNoting} onClick={onNoted}>
          {t('savings.note')}
        </Button>
      }
    >
      {t(nowCents === 0 ? 'savings.gone' : 'savings.changed', amounts)}
    </Alert>
  );
}
