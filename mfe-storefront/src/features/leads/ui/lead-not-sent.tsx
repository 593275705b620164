import { Button, Dialog, LinkButton } from '@forecourt/shared-design';
import { formatMinutes, phoneHref } from '@forecourt/shared-contracts/formats';
import { useSecondsLeft, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import type { LeadFailure } from '../domain/lead-failure.ts';
import { LeadOutcome } from './lead-outcome.tsx';

/** Why the lead was not sent, and from when on the server accepts another attempt. */
export interface NotSent {
  readonly reason: Exclude<LeadFailure['reason'], 'fields'>;
  readonly retryAtMs: number;
}

interface LeadNotSentProps {
  readonly kind: LeadRequest['kind'];
  readonly failure: NotSent;
  readonly isSending: boolean;
  readonly onRetry: () => void;
  /** Reloads the page; what was typed is restored. */
  readonly onReload: () => void;
  /** Asks about a vehicle that is no longer available. */
  readonly onAskInstead: () => void;
  readonly onBack: () => void;
}

/**
 * 'Your message was not sent.' with a retry and the dealer's phone; a test drive may reload the page (SHOP-74). The retry waits for as long
 * as the server asked to, and counts down. About a vehicle that is gone, a question remains.
 */
export function LeadNotSent(props: LeadNotSentProps) {
  const { kind, failure, isSending, onRetry, onReload, onAskInstead, onBack } = props;
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const phone = contact.phoneAbbreviation;
  const secondsLeft = useSecondsLeft(failure.retryAtMs);
  const isGone = failure.reason === 'gone' || failure.reason === 'unlisted';
  const text = isGone ? 'gone' : failure.reason === 'often' ? 'often' : (`unsent.${kind}` as const);
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
          {failure.reason === 'unsent' && kind === 'test-drive' && (
            <Button variant="secondary" onClick={onReload}>
              {t('leads.reload')}
            </Button>
          )}
          {isGone ? (
            <Button onClick={onAskInstead}>{t('leads.askInstead')}</Button>
          ) : (
            <Button busy={isSending} disabled={secondsLeft > 0} onClick={onRetry}>
              {secondsLeft > 0
                ? t('leads.tryAgainIn', { time: formatMinutes(secondsLeft) })
                : t('leads.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <LeadOutcome key={failure.retryAtMs}>
        <p>{t(`leads.notSent.${text}`, { phone })}</p>
      </LeadOutcome>
    </Dialog>
  );
}
