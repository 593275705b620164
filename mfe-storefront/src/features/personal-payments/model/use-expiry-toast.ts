import { useEffect } from 'react';
import * as v from 'valibot';
import { expiryNotice, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const key = 'expiry-notice';

/** The upfront toast, once per visit: 'expires today' or 'in N days' (BUY-40). */
export function useExpiryToast(prequalification: Prequalification | undefined): void {
  const { t } = useTranslation('storefront');
  const { events, storage } = usePlatform();
  const { timeZone } = useTenant().contact;
  const isHolding = prequalification?.state === 'mq_approved';
  const expiresAt = isHolding ? prequalification.approval?.expiresAt : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const notice = expiryNotice(expiresAt, new Date(), timeZone);
    if (!notice || storage.session.read(key, v.string()) === expiresAt) return;
    storage.session.write(key, expiresAt);
    const message =
      notice.days === 0 ? t('personal.expiresToday') : t('personal.expiresIn', { count: notice.days });
    events.emit('mfe-storefront', 'alert:show', { kind: 'warning', message });
  }, [expiresAt, timeZone, storage, events, t]);
}
