import { Card } from '@forecourt/shared-design';
import type { AccountDetails, SessionUser } from '@forecourt/shared-contracts';
import { usePlatform, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { detailsQuery } from '../data/profile.queries.ts';
import { EmailCard } from './email-card.tsx';
import { LoadingPart } from './loading-part.tsx';
import { NameCard } from './name-card.tsx';
import { PhoneCard } from './phone-card.tsx';

/** What the identity service stores: name, email and phone. */
export function IdentityCards({ user }: { user: SessionUser }) {
  const { accounts, session } = usePlatform();
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(detailsQuery(accounts, user));
  if (!data) {
    return (
      <Card>
        <LoadingPart isFailed={isError} busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
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
      <PhoneCard details={data} onChanged={handleChanged} />
    </>
  );
}
