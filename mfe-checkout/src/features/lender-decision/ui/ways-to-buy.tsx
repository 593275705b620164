import { useState } from 'react';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { useOrderAgain } from '../data/lender-decision.mutations.ts';
import { waysToBuy, type WayToBuy } from '../domain/ways-to-buy.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A button for each other way to buy the vehicle. It starts a new order, after the confirmation that the present one ends. */
export function WaysToBuy({ hasMain }: { readonly hasMain: boolean }) {
  const { t } = useTranslation('checkout');
  const { order } = useOrder().data;
  const [asked, setAsked] = useState<WayToBuy>();
  const again = useOrderAgain(order);
  const failureOf = useFailureText();
  const ways = waysToBuy(order);
  return (
    <>
      {ways.map((way, index) => (
        <Button
          key={way}
          variant={hasMain && index === 0 ? 'primary' : 'secondary'}
          onClick={() => {
            again.reset();
            setAsked(way);
          }}
        >
          {t(`lenderDecision.ways.${way}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          what={asked}
          isOpen
          isSending={again.isPending || again.isSuccess}
          failure={again.error ? failureOf(again.error) : undefined}
          name={vehicleName(order.vehicle)}
          onKeep={() => setAsked(undefined)}
          onConfirm={() => again.mutate(asked)}
        />
      )}
    </>
  );
}
