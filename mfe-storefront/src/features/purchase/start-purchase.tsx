import { useEffect, useRef } from 'react';
import { Alert, AppLink, Button, chakra } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StartPurchaseState } from './use-start-purchase.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .fc-note': {
      margin: '0',
      textAlign: 'center',
      textWrap: 'balance',
      textStyle: 'small',
      color: 'inkMuted',
    },
    '& .fc-failure': { scrollMarginBlock: '120px' },
  },
});

interface StartPurchaseProps {
  readonly purchase: StartPurchaseState;
  /** Search for similar vehicles. */
  readonly similarHref: string;
  /** Without a payment, what brings one back is the main action. */
  readonly variant: 'primary' | 'secondary';
}

/** The page's main action, with its error next to it; the message takes focus, wherever the action was started from. */
export function StartPurchase({ purchase, similarHref, variant }: StartPurchaseProps) {
  const { t } = useTranslation('storefront');
  const { payment, contact } = useTenant();
  const message = useRef<HTMLDivElement>(null);
  const { failure, isBusy, isLease, start } = purchase;
  const label = isLease ? 'purchase.startLease' : 'purchase.start';
  useEffect(() => {
    if (failure && !isBusy) message.current?.focus();
  }, [failure, isBusy]);
  return (
    <Root>
      {failure && (
        <div ref={message} tabIndex={-1} className="fc-failure">
          <Alert severity="error">
            {failure === 'unavailable' ? (
              <>
                {t('purchase.unavailable')} <AppLink href={similarHref}>{t('vehicle.seeSimilar')}</AppLink>
              </>
            ) : (
              t('purchase.failed', { phone: contact.phoneAbbreviation })
            )}
          </Alert>
        </div>
      )}
      <Button size="lg" variant={variant} fullWidth busy={isBusy} onClick={start}>
        {t(failure === 'retry' ? 'vehicle.tryAgain' : label)}
      </Button>
      <p className="fc-note">{t('purchase.note', { deposit: formatCurrency(payment.depositCents) })}</p>
    </Root>
  );
}
