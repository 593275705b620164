import { Page, PageHeading, RetryPanel, TextSkeleton, usePageTitle } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import {
  Navigate,
  usePlatform,
  useQuery,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { prequalificationQuery } from './data/prequalification.queries.ts';
import { CreditNotice } from './ui/credit-notice.tsx';
import { SessionEnded } from '../session-ended/index.ts';
import { routePaths } from '../../domain/route-paths.ts';

/**
 * The notice that a declined shopper must legally receive, to read and to print. A shopper who was not declined is redirected to the
 * current state of their pre-qualification.
 */
export function CreditNoticePage() {
  const { t } = useTranslation('creditApp');
  usePageTitle(t('creditNotice.pageTitle'));
  if (useSession().status !== 'expired') return <LoadedNotice />;
  return (
    <Page maxWidth="768px">
      <SessionEnded
        isPage
        title={t('creditNotice.expired.title')}
        text={t('creditNotice.expired.text')}
        action={t('creditNotice.expired.action')}
      />
    </Page>
  );
}

function LoadedNotice() {
  const { t } = useTranslation('creditApp');
  const { client } = usePlatform();
  const { data, isError, isFetching, refetch } = useQuery(prequalificationQuery(client, useSession()));
  const { contact } = useTenant();
  const prequalification = data?.prequalification;
  if (prequalification?.adverse) {
    return <CreditNotice adverse={prequalification.adverse} keptUntil={prequalification.personalDataUntil} />;
  }
  if (prequalification) return <Navigate to={routePaths['pre-qualification']} replace />;
  return (
    <Page maxWidth="768px">
      <PageHeading>{t('creditNotice.pageTitle')}</PageHeading>
      {isError ? (
        <RetryPanel
          title={t('creditNotice.failed.title')}
          text={t('creditNotice.failed.text')}
          busy={isFetching}
          onRetry={() => void refetch()}
          phone={dealerPhone(contact)}
        />
      ) : (
        <div role="status" aria-label={t('creditNotice.loading')}>
          <TextSkeleton lines={8} />
        </div>
      )}
    </Page>
  );
}
