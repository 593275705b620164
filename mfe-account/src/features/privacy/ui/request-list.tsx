import { useId } from 'react';
import { Button, Card, chakra, VisuallyHidden, type Tone } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import type { PrivacyRequest, PrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { PrivacyAlert } from './privacy-alert.tsx';
import type { usePrivacyRequests } from '../model/use-privacy-requests.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    width: 'full',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3 4',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& .fc-words': { flex: '1', minWidth: '200px' },
    '& h3': { margin: '0', fontSize: 'md', fontWeight: 'semibold' },
    '& .fc-words p': { textStyle: 'small', color: 'inkMuted' },
  },
});

const tones: Readonly<Record<PrivacyRequest['status'], Tone>> = {
  open: 'info',
  completed: 'success',
  withdrawn: 'neutral',
};

interface RequestListProps {
  readonly data: PrivacyRequests;
  readonly requests: ReturnType<typeof usePrivacyRequests>;
}

/** All requests, newest first, each with its report while it can be downloaded. */
export function RequestList({ data, requests }: RequestListProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="fc-part">
      <h2 id={id}>{t('privacy.requestsTitle')}</h2>
      {data.requests.length === 0 ? (
        <p className="fc-muted">{t('privacy.none')}</p>
      ) : (
        <List>
          {data.requests.map((request) => (
            <RequestLine key={request.id} request={request} requests={requests} />
          ))}
        </List>
      )}
      <PrivacyAlert where="report" notice={requests.notice} />
    </Card>
  );
}

interface RequestLineProps {
  readonly request: PrivacyRequest;
  readonly requests: ReturnType<typeof usePrivacyRequests>;
}

function RequestLine({ request, requests }: RequestLineProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const { id, kind, status, requestedAt, dueAt, isExtended, reportUntil } = request;
  const day = (at: string) => formatDateAt(at, contact.timeZone);
  const hasReport = reportUntil !== null && Date.parse(reportUntil) > Date.now();
  return (
    <li>
      <div className="fc-words">
        <h3>{t(`privacy.kinds.${kind}`)}</h3>
        <p>{t('privacy.made', { date: day(requestedAt) })}</p>
        {status === 'open' && (
          <p>{t(isExtended ? 'privacy.extended' : 'privacy.due', { date: day(dueAt) })}</p>
        )}
        {hasReport && <p>{t('privacy.until', { date: day(reportUntil) })}</p>}
      </div>
      <StatusPill tone={tones[status]}>{t(`privacy.status.${status}`)}</StatusPill>
      {hasReport && (
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          busy={requests.busyWith === `report ${id}`}
          onClick={() => void requests.download(request)}
        >
          {t('privacy.download')} <VisuallyHidden>{day(requestedAt)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
