import { Alert, Button } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { savingsChange } from '../domain/savings-change.ts';

interface SavingsChangedProps {
  readonly cart: Cart;
  readonly isNoting: boolean;
  readonly onNoted: () => void;
}

/** The manufacturer's incentives have changed since the cart last changed; the price already includes today's incentives (PRICE-63). */
export function SavingsChanged({ cart, isNoting, onNoted }: SavingsChangedProps) {
  const { t } = useTranslation('creditApp');
  const change = savingsChange(cart);
  if (!change) return null;
  const amounts = { before: formatCurrency(change.beforeCents), now: formatCurrency(change.nowCents) };
  return (
    <Alert
      severity={change.kind === 'more' ? 'success' : 'warning'}
      title={t(change.kind === 'gone' ? 'savings.goneTitle' : 'savings.changedTitle')}
      actions={
        <Button size="sm" variant="secondary" busy={isNoting} onClick={onNoted}>
          {t('savings.note')}
        </Button>
      }
    >
      {t(change.kind === 'gone' ? 'savings.gone' : 'savings.changed', amounts)}
    </Alert>
  );
}
