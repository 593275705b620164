import type { AccountDetails } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

interface NameCardProps {
  readonly details: AccountDetails;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
}

/** The person's name. */
export function NameCard({ details, onChanged }: NameCardProps) {
  const { t } = useTranslation('account');
  const card = useCard();
  const name = [details.givenName, details.familyName].filter(Boolean).join(' ');
  return (
    <ProfileCard title={t('profile.name.title')} card={card} editText={t('profile.edit')}>
      {card.forms ? (
        <card.forms.NameForm details={details} card={card} onChanged={onChanged} />
      ) : (
        <>
          <p className="fc-value">{name || t('profile.none')}</p>
          <p className="fc-muted">{t('profile.name.hint')}</p>
        </>
      )}
    </ProfileCard>
  );
}
