import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface FailedPartProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown in a card whose content could not be loaded. */
export function FailedPart({ busy, onRetry }: FailedPartProps) {
  const { t } = useTranslation('account');
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
