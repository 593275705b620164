import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface DealExpiredProps {
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
}

/** An offer is valid for 7 days (BUY-11); after that the shopper gets a new price. */
export function DealExpired({ isRenewing, onRenew }: DealExpiredProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Alert
      severity="warning"
      title={t('deal.expired')}
      actions={
        <Button size="sm" busy={isRenewing} onClick={onRenew}>
          {t('deal.renew')}
        </Button>
      }
    >
      {t('deal.text')}
    </Alert>
  );
}
