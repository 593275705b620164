import { chakra, PageHeading, RetryPanel, usePageTitle } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { AccountSkeleton, MembersOnly } from '../page-frame/index.ts';
import { AccessCard } from './ui/access-card.tsx';
import { DeletionCard } from './ui/deletion-card.tsx';
import { OthersCard } from './ui/others-card.tsx';
import { privacyQuery } from './data/privacy.queries.ts';
import { RequestList } from './ui/request-list.tsx';
import { usePrivacyRequests } from './model/use-privacy-requests.ts';

const Body = chakra('div', {
  base: {
    marginTop: { base: '6', md: '8' },
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& section p': { margin: '0' },
    '& .fc-part': { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' },
    '& .fc-part > button': { width: { base: 'full', sm: 'auto' } },
    // Each is large enough to touch.
    '& .fc-contacts': { marginBlock: '-2.5' },
    '& .fc-contacts a': { display: 'block', width: 'fit-content', paddingBlock: '2.5' },
    '& .fc-muted': { color: 'inkMuted' },
    '& .fc-pair': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      // The buttons of both are on one line.
      '& .fc-part > p:has(+ button)': { marginBottom: 'auto' },
    },
  },
});

/** Requests about the user's own data (ACCT-51, ACCT-52). */
export function PrivacyPage() {
  return (
    <MembersOnly page="privacy" waiting={<PrivacySkeleton />}>
      {({ sub }) => <PrivacyView sub={sub} />}
    </MembersOnly>
  );
}

function PrivacyHeading() {
  const { t } = useTranslation('account');
  usePageTitle(t('privacy.title'));
  return <PageHeading lead={t('privacy.lead')}>{t('privacy.title')}</PageHeading>;
}

function PrivacySkeleton() {
  const { t } = useTranslation('account');
  return (
    <>
      <PrivacyHeading />
      <AccountSkeleton label={t('privacy.loading')} />
    </>
  );
}

function PrivacyView({ sub }: { sub: string }) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const requests = usePrivacyRequests(sub);
  const { data, isError, isFetching, refetch } = useQuery(privacyQuery(client, sub));
  if (data === undefined && !isError) return <PrivacySkeleton />;
  return (
    <>
      <PrivacyHeading />
      <Body>
        {data === undefined ? (
          <RetryPanel
            title={t('privacy.failedTitle')}
            text={t('privacy.failedText')}
            busy={isFetching}
            onRetry={() => void refetch()}
            phone={dealerPhone(contact)}
          />
        ) : (
          <>
            <div className="fc-pair">
              <AccessCard data={data} requests={requests} />
              <DeletionCard data={data} requests={requests} />
            </div>
            <RequestList data={data} requests={requests} />
          </>
        )}
        <OthersCard />
      </Body>
    </>
  );
}
