import { Card } from '@forecourt/shared-design';
import type { AccountDetails, SessionUser } from '@forecourt/shared-contracts';
import { usePlatform, useQuery, useQueryClient, useTranslation } from '@forecourt/shared-contracts/react';
import { detailsQuery } from '../data/profile.queries.ts';
import { EmailCard } from './email-card.tsx';
import { FailedPart } from './failed-part.tsx';
import { NameCard } from './name-card.tsx';
import { PhoneCard } from './phone-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What the identity service stores: name, email and phone. */
export function IdentityCards({ user }: { user: SessionUser }) {
  const { accounts, session } = usePlatform();
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(detailsQuery(accounts, user));
  if (isError && !data) {
    return (
      <Card>
        <FailedPart busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <WaitingIdentityCards />;
  const handleChanged = (change: Partial<AccountDetails>) => {
    // The claims may have changed with it, and with them the key of what is shown.
    const state = session.getState();
    const { queryKey } = detailsQuery(accounts, state.status === 'signed-in' ? state.user : user);
    cache.setQueryData(queryKey, (before) => ({ ...(before ?? data), ...change }));
  };
  return (
    <>
      <NameCard details={data} onChanged={handleChanged} />
      <EmailCard details={data} onChanged={handleChanged} />
      <PhoneCard details={data} onChanged={handleChanged} onEdit={() => void refetch()} />
    </>
  );
}

/** The cards before their values are known, each as tall as with its value, so that nothing below moves when it arrives. */
function WaitingIdentityCards() {
  const { t } = useTranslation('account');
  return (
    <>
      <WaitingCard title={t('profile.name.title')} hint={t('profile.name.hint')} />
      <WaitingCard title={t('profile.email.title')} hint={t('profile.email.hint')} />
      <WaitingCard title={t('profile.phone.title')} />
    </>
  );
}
