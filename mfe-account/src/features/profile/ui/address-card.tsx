import type { AccountAddress } from '@forecourt/shared-contracts/profile';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { profileQuery } from '../data/profile.queries.ts';
import { FailedPart } from './failed-part.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';
import { WaitingLines } from './waiting-card.tsx';

/** The postal address of the account. */
export function AddressCard({ sub }: { sub: string }) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const card = useCard();
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(client, sub));
  return (
    <ProfileCard
      title={t('profile.address.title')}
      card={card}
      editText={data && t(data.address ? 'profile.edit' : 'profile.add')}
      isEmpty={!data?.address}
    >
      {isError && !data ? (
        <FailedPart busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingLines />
      ) : card.forms ? (
        <card.forms.AddressForm sub={sub} profile={data} card={card} />
      ) : data.address ? (
        <ShownAddress address={data.address} />
      ) : (
        <p className="fc-muted">{t('profile.none')}</p>
      )}
    </ProfileCard>
  );
}

function ShownAddress({ address }: { address: AccountAddress }) {
  const { t } = useTranslation('account');
  const { line1, line2, city, state, zip, county } = address;
  return (
    <>
      <address>
        {line1}
        {line2 && (
          <>
            <br />
            {line2}
          </>
        )}
        <br />
        {city}, {state} {zip}
      </address>
      <p className="fc-muted">{t('profile.address.countyOf', { county })}</p>
    </>
  );
}
