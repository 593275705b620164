import { useState } from 'react';
import { ActionRow, Alert, Button, Dialog } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

/** Signs out on every device. On failure it warns that other devices may still be signed in. */
export function DevicesCard() {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const card = useCard();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);

  async function signOut() {
    setIsBusy(true);
    const { kind } = await accounts.signOutEverywhere();
    setIsBusy(false);
    setIsAsking(false);
    setIsFailed(kind !== 'success');
  }

  return (
    <ProfileCard title={t('profile.devices.title')} card={card}>
      <p className="fc-muted">{t('profile.devices.text')}</p>
      {isFailed && <Alert severity="error">{t('profile.devices.failed')}</Alert>}
      <ActionRow>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('profile.devices.action')}
        </Button>
      </ActionRow>
      <Dialog
        isOpen={isAsking}
        size="sm"
        title={t('profile.devices.confirmTitle')}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('profile.cancel')}
            </Button>
            <Button busy={isBusy} onClick={() => void signOut()}>
              {t('profile.devices.action')}
            </Button>
          </>
        }
      >
        <p>{t('profile.devices.confirmText')}</p>
      </Dialog>
    </ProfileCard>
  );
}
