import { DefinitionList } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { consentsQuery } from '../data/profile.queries.ts';
import { FailedPart } from './failed-part.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';
import { WaitingRows } from './waiting-card.tsx';

/** Whether news and offers may be sent, by email and by text message. */
export function ConsentsCard({ sub }: { sub: string }) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const card = useCard();
  const { data, isError, isFetching, refetch } = useQuery(consentsQuery(client, sub));
  const words = (isGiven: boolean) => t(isGiven ? 'profile.consents.yes' : 'profile.consents.no');
  return (
    <ProfileCard
      title={t('profile.consents.title')}
      card={card}
      editText={data ? t('profile.edit') : undefined}
    >
      {isError && !data ? (
        <FailedPart busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingRows labels={{ email: t('profile.consents.email'), sms: t('profile.consents.sms') }} />
      ) : card.forms ? (
        <card.forms.ConsentsForm sub={sub} consents={data} card={card} />
      ) : (
        <DefinitionList
          rows={[
            { id: 'email', label: t('profile.consents.email'), value: words(data.marketingEmail) },
            { id: 'sms', label: t('profile.consents.sms'), value: words(data.marketingSms) },
          ]}
        />
      )}
    </ProfileCard>
  );
}
