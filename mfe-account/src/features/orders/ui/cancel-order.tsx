import { Suspense, useState } from 'react';
import { Button, VisuallyHidden } from '@forecourt/shared-design';
import type { CancelOrderDialogProps } from '@forecourt/shared-design/cancellation';
import { canCancelOrder, type Order } from '@forecourt/shared-contracts/commerce';
import { httpFailure } from '@forecourt/shared-contracts';
import { createViewLoader, useTranslation } from '@forecourt/shared-contracts/react';
import { useCancelOrder } from '../data/orders.mutations.ts';

const dialogs = createViewLoader<'cancel', CancelOrderDialogProps>({
  cancel: async () =>
    (
      await import(/* webpackChunkName: "cancel-order" */ '@forecourt/shared-design/cancellation')
    ).loadCancelOrderDialog(),
});

/** Cancels an order of the account `sub` after confirmation, until its contract is signed; renders nothing from then on. */
export function CancelOrder({ order, sub }: { readonly order: Order; readonly sub: string }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelOrder(order, sub);
  const { deal, orderStatus } = order;
  if (!isAsking && !canCancelOrder({ dealType: deal.type, dealStatus: deal.status, orderStatus }))
    return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
      >
        {t('orders.cancel')}{' '}
        <VisuallyHidden>{t('orders.ofOrder', { number: order.orderNumber })}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Suspense>
          <dialogs.View
            id="cancel"
            order={order}
            isSending={cancel.isPending}
            failure={failureOf(cancel.error)}
            onKeep={() => setAsking(false)}
            onConfirm={() => cancel.mutate()}
          />
        </Suspense>
      )}
    </>
  );
}

function failureOf(error: unknown): CancelOrderDialogProps['failure'] {
  if (!error) return undefined;
  return httpFailure(error)?.code === 'error.order.notCancelable' ? 'signed' : 'other';
}
