import { useState } from 'react';
import { Button } from '@forecourt/shared-design';
import { EmailField } from '@forecourt/shared-design/forms';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { keepFocus } from '../../codes/index.ts';
import { newEmailSchema } from '../model/profile-schemas.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { useRecordOwnCode } from '../model/use-own-code.ts';
import { CardForm } from './card-form.tsx';
import { CodeStep } from './code-step.tsx';
import type { FormCard } from './form-card.ts';

/** State of the change: no code yet, or one sent, to an address that is undefined after a reload. */
type Change = { readonly kind: 'address' } | { readonly kind: 'code'; readonly email: string | undefined };

interface EmailFormProps {
  readonly details: AccountDetails;
  readonly card: FormCard;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
}

/** A new email, then the code that was sent to it. */
export function EmailForm({ details, card, onChanged }: EmailFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const recordSent = useRecordOwnCode('email');
  const [change, setChange] = useState<Change>({ kind: 'address' });
  if (change.kind === 'address') {
    return (
      <NewEmailForm
        current={details.email}
        onCancel={card.cancel}
        onSent={(email) => {
          recordSent();
          setChange({ kind: 'code', email });
        }}
        onHasCode={() => setChange({ kind: 'code', email: undefined })}
      />
    );
  }
  const { email } = change;
  const current = details.email;
  return (
    <CodeStep
      purpose="email"
      lead={email ? t('profile.email.sent', { email, current }) : t('profile.email.sentBefore', { current })}
      onCancel={card.cancel}
      confirm={accounts.confirmEmailChange}
      resend={() => (email ? accounts.requestEmailChange(email) : accounts.resendEmailCode())}
      onConfirmed={() => {
        if (email) onChanged({ email });
        card.finish(email ? t('profile.email.changed', { email }) : t('profile.saved'));
      }}
      others={
        <Button variant="quiet" onMouseDown={keepFocus} onClick={() => setChange({ kind: 'address' })}>
          {t('profile.email.other')}
        </Button>
      }
    />
  );
}

interface NewEmailFormProps {
  readonly current: string;
  readonly onCancel: () => void;
  /** A code was sent to this address. */
  readonly onSent: (email: string) => void;
  /** The user says they already have a code. */
  readonly onHasCode: () => void;
}

function NewEmailForm({ current, onCancel, onSent, onHasCode }: NewEmailFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const form = useCardForm({
    schema: newEmailSchema(current),
    defaults: { newEmail: '' },
    names: ['newEmail'],
    async save({ newEmail }) {
      const email = newEmail.toLowerCase();
      const { kind } = await accounts.requestEmailChange(email);
      if (kind === 'sent') return void onSent(email);
      if (kind === 'exists') return { field: 'newEmail', key: 'emailTaken' };
      return { refused: t(`profile.refused.${kind}`) };
    },
  });
  return (
    <CardForm
      form={form}
      submitText={t('profile.email.send')}
      onCancel={onCancel}
      others={
        <Button variant="quiet" onMouseDown={keepFocus} onClick={onHasCode}>
          {t('profile.email.haveCode')}
        </Button>
      }
    >
      <EmailField
        {...form.register('newEmail')}
        label={t('profile.email.newEmail')}
        hint={t('profile.email.newHint')}
        trimOnBlur
        error={form.messageOf('newEmail')}
      />
    </CardForm>
  );
}
