import { useEffect } from 'react';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** What a form with a code raises in the alert bar, apart from the code's expiry. */
export type CodeAlert = 'resent' | 'wrongInput' | 'internalError';

interface CodeAlertOptions {
  /** How the code is sent. */
  readonly channel: 'email' | 'sms';
  /** Whether the last code was refused as expired; raises its alert each time it becomes true. */
  readonly isExpired: boolean;
}

/**
 * The alerts of a form with a code, which the page's alert bar shows (ACCT-15, SITE-21). Returns the function that raises one. What the
 * shopper has to act on also stays in the form.
 */
export function useCodeAlerts({ channel, isExpired }: CodeAlertOptions): (kind: CodeAlert) => void {
  const { events } = usePlatform();
  const { contact } = useTenant();
  const { t } = useTranslation('creditApp');
  const expired = t('pq.alert.expired');
  useEffect(() => {
    if (isExpired) events.emit('mfe-credit-app', 'alert:show', { kind: 'expired', message: expired });
  }, [events, expired, isExpired]);
  return (kind) => {
    const message =
      kind === 'resent'
        ? t(`pq.alert.resent.${channel}`)
        : t(`pq.alert.${kind}`, { phone: contact.phoneAbbreviation });
    events.emit('mfe-credit-app', 'alert:show', { kind, message });
  };
}
