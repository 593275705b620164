import { AppLink, Text } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrdersInProgress } from '../model/use-orders-in-progress.ts';

/** Links to the account's orders in progress: the cart holds what is not ordered yet. */
export function OrdersInProgress() {
  const { t } = useTranslation('creditApp');
  const count = useOrdersInProgress();
  if (count === 0) return null;
  return (
    <Text margin="0" color="inkMuted">
      {t('orders.inProgress', { count })} <AppLink href="/account/orders">{t('orders.see')}</AppLink>
    </Text>
  );
}
