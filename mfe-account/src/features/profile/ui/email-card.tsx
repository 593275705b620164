import { useTranslation } from '@forecourt/shared-contracts/react';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { EmailText } from '../../page-frame/index.ts';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

interface EmailCardProps {
  readonly details: AccountDetails;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
}

/** The email of the account; a new one must be confirmed by a code before it replaces the old one. */
export function EmailCard({ details, onChanged }: EmailCardProps) {
  const { t } = useTranslation('account');
  const card = useCard();
  return (
    <ProfileCard title={t('profile.email.title')} card={card} editText={t('profile.edit')}>
      {card.forms ? (
        <card.forms.EmailForm details={details} card={card} onChanged={onChanged} />
      ) : (
        <>
          <p className="fc-value">
            <EmailText>{details.email}</EmailText>
          </p>
          <p className="fc-muted">{t('profile.email.hint')}</p>
        </>
      )}
    </ProfileCard>
  );
}
