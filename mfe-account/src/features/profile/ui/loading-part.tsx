import { Alert, Button, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface LoadingPartProps {
  readonly isFailed: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Placeholder for a card's content while it is loading or after it failed. */
export function LoadingPart({ isFailed, busy, onRetry }: LoadingPartProps) {
  const { t } = useTranslation('account');
  if (!isFailed) {
    return (
      <div role="status" aria-label={t('profile.loading')}>
        <Skeleton height="56px" />
      </div>
    );
  }
  return (
    <Alert
      severity="warning"
      actions={
        <Button variant="secondary" size="sm" icon="refresh" busy={busy} onClick={onRetry}>
          {t('profile.retry')}
        </Button>
      }
    >
      {t('profile.failed')}
    </Alert>
  );
}
