import type { AccountDetails } from '@forecourt/shared-contracts';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { CodeStep } from './code-step.tsx';
import type { FormCard } from './form-card.ts';

interface PhoneCodeFormProps {
  readonly details: AccountDetails;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
  readonly card: FormCard;
  readonly isNew: boolean;
}

/** The texted code that verifies the phone, now or later. */
export function PhoneCodeForm({ details, card, isNew, onChanged }: PhoneCodeFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const phone = formatPhone(details.phoneNumber ?? '');
  return (
    <CodeStep
      purpose="phone"
      lead={t(isNew ? 'profile.phone.sent' : 'profile.phone.sentVerify', { phone })}
      cancelText={t('profile.phone.later')}
      onCancel={card.cancel}
      confirm={accounts.confirmPhone}
      resend={accounts.requestPhoneCode}
      onConfirmed={() => {
        onChanged({ isPhoneVerified: true });
        card.finish(t('profile.phone.done'));
      }}
    />
  );
}
