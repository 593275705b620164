import { PhoneField } from '@forecourt/shared-design/forms';
import type { AccountDetails, Accounts } from '@forecourt/shared-contracts';
import { phoneDigits } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { PhoneFormSchema } from '../model/profile-schemas.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { useRecordOwnCode } from '../model/use-own-code.ts';
import { CardForm } from './card-form.tsx';
import type { FormCard } from './form-card.ts';

interface PhoneFormProps {
  readonly details: AccountDetails;
  readonly card: FormCard;
  /** The number is stored; `isSent` tells whether its code was texted. */
  readonly onSaved: (phoneNumber: string, isSent: boolean) => void;
}

/** Whether the number was stored although the answer was a refusal: only its code could not be texted. */
async function isStored(accounts: Accounts, phoneNumber: string): Promise<boolean> {
  const answer = await accounts.readDetails();
  return answer.kind === 'details' && answer.details.phoneNumber === phoneNumber;
}

/** A new phone number; it is saved at once, and a code is texted to it. */
export function PhoneForm({ details, card, onSaved }: PhoneFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const recordSent = useRecordOwnCode('phone');
  const current = phoneDigits(details.phoneNumber ?? '');
  const form = useCardForm({
    schema: PhoneFormSchema,
    defaults: { phoneNumber: '' },
    names: ['phoneNumber'],
    async save({ phoneNumber: digits }) {
      const isSame = digits === current;
      if (isSame && details.isPhoneVerified) return void card.finish(t('profile.phone.same'));
      const phoneNumber = `+1${digits}`;
      const { kind } = await (isSame ? accounts.requestPhoneCode() : accounts.updatePhone(phoneNumber));
      if (kind !== 'sent') {
        if (!isSame && (await isStored(accounts, phoneNumber))) {
          onSaved(phoneNumber, false);
          return { refused: t('profile.phone.unsent') };
        }
        return { refused: t(`profile.refused.${kind === 'exists' ? 'details-refused' : kind}`) };
      }
      recordSent();
      onSaved(phoneNumber, true);
      return undefined;
    },
  });
  return (
    <CardForm form={form} submitText={t('profile.phone.send')} onCancel={card.cancel}>
      <PhoneField
        {...form.register('phoneNumber')}
        label={t('profile.phone.label')}
        hint={t('profile.phone.hint')}
        error={form.messageOf('phoneNumber')}
      />
    </CardForm>
  );
}
