import { Fragment, useState } from 'react';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { useOrderAgain } from '../data/lender-decision.mutations.ts';
import type { WayToBuy } from '../domain/ways-to-buy.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface WaysToBuyProps {
  readonly ways: readonly WayToBuy[];
  /** Whether the first one is the page's main action. */
  readonly isMain: boolean;
}

/**
 * A button for each other way to buy the vehicle, with its consequence. It starts a new order, after the confirmation that the present one
 * ends.
 */
export function WaysToBuy({ ways, isMain }: WaysToBuyProps) {
  const { t } = useTranslation('checkout');
  const { order } = useOrder().data;
  const [asked, setAsked] = useState<WayToBuy>();
  const again = useOrderAgain(order);
  const failureOf = useFailureText();
  return (
    <>
      {ways.map((way, index) => (
        <Fragment key={way}>
          <Button
            variant={isMain && index === 0 ? 'primary' : 'secondary'}
            onClick={() => {
              again.reset();
              setAsked(way);
            }}
          >
            {t(`lenderDecision.ways.${way}`)}
          </Button>
          <p>{t(`lenderDecision.notes.${way}`)}</p>
        </Fragment>
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
