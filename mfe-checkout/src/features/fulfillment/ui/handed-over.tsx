import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { HandOverKind } from '../../../domain/hand-over-kind.ts';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { MomentBand } from '../../moment/index.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';

/** Props of {@link HandedOver}. */
export interface HandedOverProps {
  readonly kind: HandOverKind;
}

/** The buyer has the vehicle: a moment, and once every step is done the one next action, to the page that says what comes next. */
export function HandedOver({ kind }: HandedOverProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  return (
    <>
      <MomentBand>
        <p>
          <strong>{t('fulfillment.statusTitle.Completed')}</strong>{' '}
          {t(`fulfillment.status.Completed.${kind}`)}
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
