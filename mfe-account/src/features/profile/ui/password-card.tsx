import type { SessionUser } from '@forecourt/shared-contracts';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { detailsQuery } from '../data/profile.queries.ts';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

/** The password, which is never shown, and a button to change it; for users of a social provider, that there is none. */
export function PasswordCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const { data, isPending } = useQuery(detailsQuery(accounts, user));
  const card = useCard();
  const title = t('profile.password.title');
  if (data?.isSocial) {
    return (
      <ProfileCard title={title} card={card}>
        <p className="fc-muted">{t('profile.password.social')}</p>
      </ProfileCard>
    );
  }
  return (
    <ProfileCard title={title} card={card} editText={isPending ? undefined : t('profile.edit')}>
      {card.forms ? (
        <card.forms.PasswordForm email={user.email} card={card} />
      ) : (
        <p className="fc-value" aria-hidden="true">
          ••••••••••
        </p>
      )}
    </ProfileCard>
  );
}
