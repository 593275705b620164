import { dealerPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import { Button, ErrorPage, LinkButton, Page, RetryPanel } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { readRetryClicks, writeRetryClicks } from '../../../platform/retry-clicks.ts';
import type { MissingData } from '../domain/missing-data.ts';
import { isUnreached } from '../domain/order-failure.ts';

/** 'Try Again' is offered while fewer prior clicks than this have been made (TRACK-22). */
const clickThreshold = 3;

interface OrderRetryProps {
  readonly orderNumber: string;
  readonly error: Error;
  /** Named below the failure, so that a buyer who calls the dealer can say what is wrong (TRACK-26). */
  readonly missing: readonly MissingData[];
  readonly onRetry: () => void;
}

/** The view of a failed load. Without a connection nothing failed at the server: then no error code, and no limit of clicks. */
export function OrderRetry({ orderNumber, error, missing, onRetry }: OrderRetryProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  if (!isUnreached(error)) return <ServerError {...{ orderNumber, missing, onRetry }} />;
  return (
    <Page>
      <RetryPanel
        headingLevel="h1"
        takesFocus
        title={t('failed.title')}
        text={t('failed.unreached')}
        action={t('failed.tryAgain')}
        onRetry={onRetry}
        note={missing.map((id) => t(`failed.missing.${id}`)).join(' ')}
        phone={dealerPhone(contact)}
      />
    </Page>
  );
}

/** A server error: 'Try Again' while fewer than 3 prior clicks; the count of this order is kept in session storage. */
function ServerError({ orderNumber, missing, onRetry }: Omit<OrderRetryProps, 'error'>) {
  const { t } = useTranslation('checkout');
  const platform = usePlatform();
  const { contact } = useTenant();
  const clicks = readRetryClicks(platform, orderNumber);
  const handleClick = () => {
    writeRetryClicks(platform, orderNumber, clicks + 1);
    platform.events.emit('mfe-checkout', 'analytics:event', {
      name: 'click',
      properties: { control: 'order-try-again' },
    });
    onRetry();
  };
  const isOffered = clicks < clickThreshold;
  return (
    <ErrorPage
      code={500}
      title={t('failed.title')}
      subtitle={
        <>
          {t(isOffered ? 'failed.text' : 'failed.usedUp', { phone: contact.phoneAbbreviation })}
          {missing.map((id) => (
            <small key={id} style={{ display: 'block', marginTop: '8px' }}>
              {t(`failed.missing.${id}`)}
            </small>
          ))}
        </>
      }
      action={
        <>
          {isOffered && (
            <Button icon="refresh" onClick={handleClick}>
              {t('failed.tryAgain')}
            </Button>
          )}
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    />
  );
}
