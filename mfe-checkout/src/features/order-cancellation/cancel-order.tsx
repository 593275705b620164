import { Suspense, useState } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { canCancelOrder } from '@forecourt/shared-contracts/commerce';
import { httpFailure } from '@forecourt/shared-contracts';
import { createViewLoader, useTranslation } from '@forecourt/shared-contracts/react';
import type { CancelOrderDialogProps } from '@forecourt/shared-design/cancellation';
import { isStepDone } from '../../domain/order-steps.ts';
import { useOrder } from '../order/index.ts';
import { quietAction } from '../step-screen/index.ts';
import { useCancelOrder } from './cancellation.mutations.ts';

const dialogs = createViewLoader<'cancel', CancelOrderDialogProps>({
  cancel: async () =>
    (
      await import(/* webpackChunkName: "cancel-order" */ '@forecourt/shared-design/cancellation')
    ).loadCancelOrderDialog(),
});

const Root = chakra('div', { base: { '& > button': quietAction } });

/** Cancels the order after confirmation, until its contract is signed; renders nothing from then on. */
export function CancelOrder() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelOrder(orderNumber);
  const { deal, orderStatus } = data.order;
  const facts = { dealType: deal.type, dealStatus: deal.status, orderStatus };
  if (!isAsking && (isStepDone(steps, 'signing') || !canCancelOrder(facts))) return null;
  return (
    <Root>
      <Button
        variant="quiet"
        flush="always"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
      >
        {t('order.cancel')}
      </Button>
      {isAsking && (
        <Suspense>
          <dialogs.View
            id="cancel"
            order={data.order}
            isSending={cancel.isPending}
            failure={failureOf(cancel.error)}
            onKeep={() => setAsking(false)}
            onConfirm={() => cancel.mutate()}
          />
        </Suspense>
      )}
    </Root>
  );
}

function failureOf(error: unknown): CancelOrderDialogProps['failure'] {
  if (!error) return undefined;
  return httpFailure(error)?.code === 'error.order.notCancelable' ? 'signed' : 'other';
}
