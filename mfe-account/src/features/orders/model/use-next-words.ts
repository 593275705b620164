import type { Order } from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isHandOverDue } from '../domain/is-hand-over-due.ts';

/** What an order needs next, or what it has come to, in a few words and a sentence. */
export function useNextWords(
  order: Pick<Order, 'delivery' | 'isHandOverMissed'>,
  action: Pick<NextAction, 'id'>,
): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('account');
  const { phoneAbbreviation: phone } = useTenant().contact;
  const { id } = action;
  if (isHandOverDue(order, action)) {
    return { title: t('orders.unconfirmed.title'), text: t('orders.unconfirmed.text') };
  }
  const isPickedUp = id === 'delivered' && order.delivery?.type === 'PICKUP';
  return {
    title: t(isPickedUp ? 'orders.pickedUp' : `orders.next.${id}.title`),
    text: t(`orders.next.${id}.text`, { phone }),
  };
}
