import { chakra } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Note = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** What a delivery to the cart's ZIP code would cost (BUY-90); nothing while that is not known, and once pickup or delivery is chosen. */
export function DeliveryNote({
  cart: { handOver, zipCode: zip, deliveryFeeCents },
}: {
  readonly cart: Cart;
}) {
  const { t } = useTranslation('creditApp');
  if (handOver || !zip || deliveryFeeCents === undefined) return null;
  const fee = formatRoundedCurrency(deliveryFeeCents);
  return <Note>{t(`deal.delivery.${deliveryFeeCents === 0 ? 'free' : 'fee'}`, { zip, fee })}</Note>;
}
