import { useTranslation } from '@forecourt/shared-contracts/react';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

/** The password, which is never shown, and a button to change it. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const card = useCard();
  return (
    <ProfileCard title={t('profile.password.title')} card={card} editText={t('profile.password.edit')}>
      {card.forms ? (
        <card.forms.PasswordForm email={email} card={card} />
      ) : (
        <>
          <p className="fc-value" aria-hidden="true">
            ••••••••••
          </p>
          <p className="fc-muted">{t('profile.password.shown')}</p>
        </>
      )}
    </ProfileCard>
  );
}
