import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { MomentBand } from '../../moment/index.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';

/** The buyer has the vehicle: a moment, and once every step is done the one next action, to the page that says what comes next. */
export function HandedOver() {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  return (
    <>
      <MomentBand>
        <p>
          <strong>{t('fulfillment.statusTitle.Completed')}</strong> {t('fulfillment.status.Completed')}
        </p>
      </MomentBand>
      {isEveryStepDone(steps) && (
        <StepActions>
          <LinkButton href={orderPagePath(orderNumber)}>{t('fulfillment.next')}</LinkButton>
        </StepActions>
      )}
    </>
  );
}
