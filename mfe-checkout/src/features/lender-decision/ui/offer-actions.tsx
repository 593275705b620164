import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import { Alert, Button } from '@forecourt/shared-design';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../../domain/order-page.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { afterAccepting } from '../domain/decision-rules.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useRespond } from '../data/lender-decision.mutations.ts';
import { useFailureText } from '../model/use-failure-text.ts';

/**
 * Accepting the terms, which leads to the order's creation if still pending, else to the first open step; and declining them, which asks
 * for confirmation first.
 */
export function OfferActions({ kind }: { readonly kind: 'approved' | 'countered' }) {
  const { t } = useTranslation('checkout');
  const { navigation } = usePlatform();
  const { orderNumber, data, steps } = useOrder();
  const [isDeclining, setDeclining] = useState(false);
  const { orderStatus, vehicle } = data.order;
  const received = orderPagePath(orderNumber, 'received');
  const next =
    afterAccepting(orderStatus) === 'received' ? received : stepPath(orderNumber, landingStep(steps));
  const accept = useRespond(orderNumber, 'accept', () => navigation.push(next));
  const decline = useRespond(orderNumber, 'decline', () => setDeclining(false));
  const failureOf = useFailureText();
  const isAccepting = accept.isPending || accept.isSuccess;
  return (
    <>
      {accept.error && <Alert severity="error">{failureOf(accept.error)}</Alert>}
      <StepActions isPair>
        <Button busy={isAccepting} onClick={() => accept.mutate()}>
          {t(`lenderDecision.${kind}.accept`)}
        </Button>
        <Button
          variant="secondary"
          disabled={isAccepting}
          onClick={() => {
            decline.reset();
            setDeclining(true);
          }}
        >
          {t(`lenderDecision.${kind}.decline`)}
        </Button>
      </StepActions>
      <ConfirmDialog
        what="decline"
        isOpen={isDeclining}
        isSending={decline.isPending}
        failure={decline.error ? failureOf(decline.error) : undefined}
        name={vehicleName(vehicle)}
        onKeep={() => setDeclining(false)}
        onConfirm={() => decline.mutate()}
      />
    </>
  );
}
