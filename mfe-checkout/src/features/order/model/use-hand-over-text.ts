import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { handOverPrice } from '../../../domain/hand-over-price.ts';
import { useOrder } from './order-context.ts';

/** Returns what stands for the amount of a price's line for pickup or delivery, in cents; undefined where its amount does. */
export function useHandOverText(): (lineCents: number) => string | undefined {
  const { t } = useTranslation('checkout');
  const { delivery } = useOrder().data.order;
  return (lineCents) => {
    const price = handOverPrice(lineCents, delivery);
    if (price === 'amount') return undefined;
    const fee = formatExactCurrency(delivery?.feeCents ?? 0);
    return t(`price.handOver.${price === 'apart' ? handOverKind(delivery?.type) : price}`, { fee });
  };
}
