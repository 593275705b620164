import { Button, Dialog, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import type { LeadFailure } from '../domain/lead-failure.ts';
import { LeadOutcome } from './lead-outcome.tsx';

interface LeadNotSentProps {
  readonly kind: LeadRequest['kind'];
  readonly failure: Exclude<LeadFailure, 'day'>;
  readonly isSending: boolean;
  readonly onRetry: () => void;
  /** Reloads the page; what was typed is restored. */
  readonly onReload: () => void;
  /** Asks about a vehicle that is no longer available for a test drive. */
  readonly onAskInstead: () => void;
  readonly onBack: () => void;
}

/** 'Your message was not sent.' with a retry and the dealer's phone; a test drive may reload the page (SHOP-74). */
export function LeadNotSent(props: LeadNotSentProps) {
  const { kind, failure, isSending, onRetry, onReload, onAskInstead, onBack } = props;
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const phone = contact.phoneAbbreviation;
  const reason = failure === 'unsent' ? (`unsent.${kind}` as const) : failure;
  return (
    <Dialog
      isOpen
      onClose={onBack}
      title={t('leads.notSentTitle')}
      footer={
        <>
          <LinkButton href={phoneHref(contact.phone)} variant="secondary" icon="phone">
            {t('leads.call', { phone })}
          </LinkButton>
          {failure === 'unsent' && kind === 'test-drive' && (
            <Button variant="secondary" onClick={onReload}>
              {t('leads.reload')}
            </Button>
          )}
          {failure === 'unsent' && (
            <Button busy={isSending} onClick={onRetry}>
              {t('leads.tryAgain')}
            </Button>
          )}
          {failure === 'gone' && kind === 'test-drive' && (
            <Button onClick={onAskInstead}>{t('leads.askInstead')}</Button>
          )}
        </>
      }
    >
      <LeadOutcome>
        <p>{t(`leads.notSent.${reason}`, { phone })}</p>
      </LeadOutcome>
    </Dialog>
  );
}
