import { useId } from 'react';
import { Alert, Button, Card } from '@forecourt/shared-design';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { privacyLimits, type PrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { PrivacyAlert } from './privacy-alert.tsx';
import { useKeptFocus } from '../model/use-kept-focus.ts';
import type { usePrivacyRequests } from '../model/use-privacy-requests.ts';

interface AccessCardProps {
  readonly data: PrivacyRequests;
  readonly requests: ReturnType<typeof usePrivacyRequests>;
}

/** Requests a report of the user's own data, while requests are left. */
export function AccessCard({ data, requests }: AccessCardProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const id = useId();
  const { left, nextAt } = data.access;
  const heading = useKeptFocus(left > 0);
  const limits = { limit: privacyLimits.accessRequests, months: privacyLimits.windowMonths };
  const newest = data.requests.find(({ kind }) => kind === 'access');
  const { notice } = requests;
  const isReady = notice?.where === 'access' && notice.kind === 'made' && newest?.reportUntil;
  return (
    <Card as="section" aria-labelledby={id} className="fc-part">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('privacy.accessTitle')}
      </h2>
      <p>{t('privacy.accessText', limits)}</p>
      {left > 0 ? (
        <>
          <p className="fc-muted">{t('privacy.accessLeft', { count: left })}</p>
          <Button
            icon="document"
            busy={requests.busyWith === 'access'}
            onClick={() => void requests.make('access')}
          >
            {t('privacy.accessAction')}
          </Button>
        </>
      ) : (
        <p className="fc-muted">
          {t('privacy.accessNone', { ...limits, date: nextAt ? formatDateAt(nextAt, contact.timeZone) : '' })}
        </p>
      )}
      {isReady && newest && (
        <Alert
          severity="success"
          actions={
            <Button
              variant="secondary"
              size="sm"
              icon="download"
              busy={requests.busyWith === `report ${newest.id}`}
              onClick={() => void requests.download(newest)}
            >
              {t('privacy.download')}
            </Button>
          }
        >
          {t('privacy.accessReady', { date: formatDateAt(isReady, contact.timeZone) })}
        </Alert>
      )}
      <PrivacyAlert where="access" notice={notice} />
    </Card>
  );
}
