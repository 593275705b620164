import { Alert, ContactText } from '@forecourt/shared-design';
import type { HttpFailure } from '@forecourt/shared-contracts';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { OrderRefusal } from '../domain/order-refusal.ts';
import { ChangedTerms } from '../../changed-terms/index.ts';

interface OrderRefusedProps {
  readonly refusal: OrderRefusal;
  /** What differs from what the shopper agreed to. */
  readonly changes: NonNullable<HttpFailure['changes']>;
}

/** Why the order was not placed, and what to do. */
export function OrderRefused({ refusal, changes }: OrderRefusedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const severity = refusal === 'price-changed' ? 'warning' : 'error';
  return (
    <Alert severity={severity} title={t(`order.refused.${refusal}.title`)}>
      <ContactText>{t(`order.refused.${refusal}.text`, { phone: contact.phoneAbbreviation })}</ContactText>
      <ChangedTerms changes={changes} />
    </Alert>
  );
}
