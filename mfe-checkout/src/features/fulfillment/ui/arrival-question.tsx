import { useRef } from 'react';
import { Alert, Button, ContactText, LinkButton } from '@forecourt/shared-design';
import type { Appointment } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { useReportReceived } from '../data/received.mutations.ts';
import { fulfillmentFailure } from '../domain/fulfillment-failure.ts';
import { CallAlert } from './call-alert.tsx';

/** Props of {@link ArrivalQuestion}. */
export interface ArrivalProps {
  readonly appointment: Appointment;
  readonly isReceived: boolean;
  readonly onReschedule: () => void;
}

/** The two answers to whether the vehicle is there, which the heading asks; the first goes to the dealer, and then this says so. */
export function ArrivalQuestion({ appointment, isReceived, onReschedule }: ArrivalProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const { orderNumber, steps } = useOrder();
  const received = useReportReceived(orderNumber);
  // A second press may come before the button renders as busy.
  const isSending = useRef(false);
  if (isReceived) {
    return (
      <Alert
        severity="info"
        actions={
          isEveryStepDone(steps) && (
            <LinkButton href={orderPagePath(orderNumber)} size="sm" variant="secondary">
              {t('orderNotice.done.action')}
            </LinkButton>
          )
        }
      >
        {t('fulfillment.arrival.sent', { phone })}
      </Alert>
    );
  }
  const handleYes = () => {
    if (isSending.current) return;
    isSending.current = true;
    received.mutate(appointment.id, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return (
    <>
      {received.error && !received.isPending && (
        <CallAlert>
          {t(`fulfillment.failures.${fulfillmentFailure(received.error).key}`, { phone })}
        </CallAlert>
      )}
      <StepActions isPair>
        <Button busy={received.isPending} onClick={handleYes}>
          {t('fulfillment.arrival.yes')}
        </Button>
        <Button variant="secondary" onClick={onReschedule}>
          {t('fulfillment.arrival.no')}
        </Button>
      </StepActions>
      <p>
        <ContactText>{t('fulfillment.arrival.help', { phone })}</ContactText>
      </p>
    </>
  );
}
