import { Alert, PriceLines } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useTracker } from '../tracker/index.ts';

/** Make a Payment: what the order costs, what is due, and where the payment stands. */
export function PaymentStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { price } = useTracker().data.order;
  const lines = price.lines.map((line) => ({
    id: line.code,
    label: t(`price.${line.code}`),
    amountCents: line.amountCents,
  }));
  return (
    <StepScreen title={t('steps.payment')} status={status} lead={t('payment.lead')} owner={t('owner.you')}>
      <Alert
        severity={status === 'COMPLETED' ? 'success' : status === 'NEEDS_ATTENTION' ? 'warning' : 'info'}
        live="off"
      >
        {t(`payment.text.${status}`, { phone: contact.phoneAbbreviation })}
      </Alert>
      <PriceLines
        caption={t('payment.caption')}
        lines={[
          ...lines,
          { id: 'total', label: t('price.total'), amountCents: price.totalCents, kind: 'total' },
          { id: 'deposit', label: t('price.deposit'), amountCents: price.dueTodayCents },
          { id: 'balance', label: t('price.balance'), amountCents: price.balanceCents, kind: 'subtotal' },
        ]}
      />
    </StepScreen>
  );
}
