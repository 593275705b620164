import { useState } from 'react';
import { ActionRow, Alert, Button } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { useRecordOwnCode } from '../model/use-own-code.ts';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

interface PhoneCardProps {
  readonly details: AccountDetails;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
  /** Called when the form opens: the number may have been changed elsewhere. */
  readonly onEdit: () => void;
}

type Step = 'number' | 'code-of-new' | 'code';

/** The phone of the account, whether it is verified, and the texted code that verifies it. */
export function PhoneCard({ details, onChanged, onEdit }: PhoneCardProps) {
  const { t } = useTranslation('account');
  const card = useCard();
  const [step, setStep] = useState<Step>('number');
  const beginAt = (first: Step) => {
    setStep(first);
    card.edit();
  };
  const handleEdit = () => {
    onEdit();
    beginAt('number');
  };
  const editing = { ...card, edit: handleEdit };
  return (
    <ProfileCard title={t('profile.phone.title')} card={editing} editText={t('profile.edit')}>
      {!card.forms ? (
        <ShownPhone details={details} onCodeSent={() => beginAt('code')} />
      ) : step === 'number' ? (
        <card.forms.PhoneForm
          details={details}
          card={card}
          onSaved={(phoneNumber, isSent) => {
            onChanged({ phoneNumber, isPhoneVerified: false });
            if (isSent) setStep('code-of-new');
          }}
        />
      ) : (
        <card.forms.PhoneCodeForm
          details={details}
          card={card}
          isNew={step === 'code-of-new'}
          onChanged={onChanged}
        />
      )}
    </ProfileCard>
  );
}

interface ShownPhoneProps {
  readonly details: AccountDetails;
  readonly onCodeSent: () => void;
}

function ShownPhone({ details, onCodeSent }: ShownPhoneProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const recordSent = useRecordOwnCode('phone');
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { phoneNumber, isPhoneVerified } = details;
  if (!phoneNumber) return <p className="fc-muted">{t('profile.none')}</p>;

  async function askForCode() {
    if (isAsking) return;
    setIsAsking(true);
    const { kind } = await accounts.requestPhoneCode();
    setIsAsking(false);
    if (kind === 'sent') {
      recordSent();
      return onCodeSent();
    }
    setRefused(t(`profile.refused.${kind === 'exists' ? 'outage' : kind}`));
  }

  return (
    <>
      <p className="fc-line">
        <span className="fc-value">{formatPhone(phoneNumber)}</span>
        <StatusPill tone={isPhoneVerified ? 'success' : 'warning'}>
          {t(isPhoneVerified ? 'profile.phone.verified' : 'profile.phone.unverified')}
        </StatusPill>
      </p>
      {refused && <Alert severity="warning">{refused}</Alert>}
      {!isPhoneVerified && (
        <>
          <p className="fc-muted">{t('profile.phone.verifyHint')}</p>
          <ActionRow>
            <Button size="sm" busy={isAsking} onClick={() => void askForCode()}>
              {t('profile.phone.verify')}
            </Button>
          </ActionRow>
        </>
      )}
    </>
  );
}
