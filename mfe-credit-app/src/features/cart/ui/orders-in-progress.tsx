import { AppLink, Text } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Links to the orders that were placed: the cart holds what is not ordered yet. */
export function OrdersInProgress({ count }: { readonly count: number }) {
  const { t } = useTranslation('creditApp');
  if (count === 0) return null;
  return (
    <Text margin="0" color="inkMuted">
      {t('orders.inProgress', { count })} <AppLink href="/account/orders">{t('orders.see')}</AppLink>
    </Text>
  );
}
