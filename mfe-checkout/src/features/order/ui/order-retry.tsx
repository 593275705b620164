import * as v from 'valibot';
import { ErrorPage, Button, LinkButton } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const ClicksSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const clicksKey = 'tracker.try-again-clicks';
/** 'Try Again' is offered while fewer prior clicks than this have been made (TRACK-22). */
const clickThreshold = 3;

/** The view of a failed load: 'Try Again' while fewer than 3 prior clicks; the count is kept in session storage. */
export function OrderRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const { storage } = usePlatform();
  const { contact } = useTenant();
  const clicks = storage.session.read(clicksKey, ClicksSchema) ?? 0;
  const handleClick = () => {
    storage.session.write(clicksKey, clicks + 1);
    onRetry();
  };
  return (
    <ErrorPage
      code={500}
      title={t('failed.title')}
      subtitle={t('failed.text', { phone: contact.phoneAbbreviation })}
      action={
        <>
          {clicks < clickThreshold && (
            <Button icon="refresh" onClick={handleClick}>
              {t('failed.tryAgain')}
            </Button>
          )}
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    />
  );
}
