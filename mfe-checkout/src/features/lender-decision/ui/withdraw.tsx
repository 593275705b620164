import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { quietAction } from '../../step-screen/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useRespond } from '../data/lender-decision.mutations.ts';
import { useFailureText } from '../model/use-failure-text.ts';

const Root = chakra('div', { base: { '& > button': quietAction } });

/** Withdraws an application after confirmation: the order is canceled and the vehicle released. */
export function Withdraw() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useRespond(orderNumber, 'withdraw', () => setAsking(false));
  const failureOf = useFailureText();
  return (
    <Root>
      <Button
        variant="quiet"
        flush="always"
        onClick={() => {
          withdraw.reset();
          setAsking(true);
        }}
      >
        {t('lenderDecision.withdraw.action')}
      </Button>
      <ConfirmDialog
        what="withdraw"
        isOpen={isAsking}
        isSending={withdraw.isPending}
        failure={withdraw.error ? failureOf(withdraw.error) : undefined}
        name={vehicleName(data.order.vehicle)}
        onKeep={() => setAsking(false)}
        onConfirm={() => withdraw.mutate()}
      />
    </Root>
  );
}
