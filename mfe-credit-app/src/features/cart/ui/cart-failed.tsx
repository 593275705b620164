import { RetryPanel } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CartFailedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** The price could not be loaded: reload, or the dealer's phone (BUY-12). */
export function CartFailed({ isTrying, onRetry }: CartFailedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  return (
    <RetryPanel
      title={t('cart.failedTitle')}
      text={t('cart.failedText')}
      busy={isTrying}
      onRetry={onRetry}
      phone={dealerPhone(contact)}
    />
  );
}
