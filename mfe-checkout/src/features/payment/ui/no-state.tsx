import { RetryPanel, Skeleton, VisuallyHidden } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface NoStateProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Shown while payments are loading, or after they failed to load. */
export function NoState({ error, isBusy, onRetry }: NoStateProps) {
  const { t } = useTranslation('checkout');
  const { phone, phoneAbbreviation } = useTenant().contact;
  if (error) {
    return (
      <RetryPanel
        title={t('payment.loadFailed')}
        text={t('payment.loadFailedText', { phone: phoneAbbreviation })}
        busy={isBusy}
        onRetry={onRetry}
        phone={{ number: `+1${phone}`, label: phoneAbbreviation }}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('payment.loading')}</VisuallyHidden>
      <Skeleton style={{ height: 170 }} />
      <Skeleton style={{ height: 720 }} />
    </>
  );
}
