import { useId, useState } from 'react';
import { Alert, Button, Card, Dialog } from '@forecourt/shared-design';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { openDeletion, privacyLimits, type PrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { PrivacyAlert } from './privacy-alert.tsx';
import { useKeptFocus } from '../model/use-kept-focus.ts';
import type { usePrivacyRequests } from '../model/use-privacy-requests.ts';

interface DeletionCardProps {
  readonly data: PrivacyRequests;
  readonly requests: ReturnType<typeof usePrivacyRequests>;
}

/** Requests deletion of the user's own data, after confirmation; the request can be withdrawn while it is open. */
export function DeletionCard({ data, requests }: DeletionCardProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const open = openDeletion(data.requests);
  const heading = useKeptFocus(open === undefined);
  const { notice } = requests;
  const done = notice?.where === 'deletion' && notice.kind !== 'refused' ? notice.kind : undefined;
  const limits = { days: privacyLimits.responseDays, extended: privacyLimits.extendedResponseDays };
  const { openOrders: count = 0 } = data;
  const running = count > 0 && <p>{t('privacy.openOrders', { count })}</p>;
  async function confirm() {
    await requests.make('deletion');
    setIsAsking(false);
  }
  return (
    <Card as="section" aria-labelledby={id} className="fc-part">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('privacy.deletionTitle')}
      </h2>
      <p>{t('privacy.deletionText', limits)}</p>
      {open ? (
        <>
          {running}
          <p>
            {t(running ? 'privacy.deletionWaits' : 'privacy.deletionOpen', {
              date: formatDateAt(open.dueAt, contact.timeZone),
            })}
          </p>
          <Button
            variant="secondary"
            busy={requests.busyWith === `withdraw ${open.id}`}
            onClick={() => void requests.withdraw(open)}
          >
            {t('privacy.withdraw')}
          </Button>
        </>
      ) : (
        <Button variant="critical" icon="trash" onClick={() => setIsAsking(true)}>
          {t('privacy.deletionAction')}
        </Button>
      )}
      {done && (
        <Alert severity="success">{t(done === 'made' ? 'privacy.deletionMade' : 'privacy.withdrawn')}</Alert>
      )}
      <PrivacyAlert where="deletion" notice={notice} />
      <Dialog
        isOpen={isAsking}
        title={t('privacy.confirmTitle')}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('privacy.cancel')}
            </Button>
            <Button variant="critical" busy={requests.busyWith === 'deletion'} onClick={() => void confirm()}>
              {t('privacy.confirm')}
            </Button>
          </>
        }
      >
        {running}
        <p>{t('privacy.confirmText', limits)}</p>
      </Dialog>
    </Card>
  );
}
