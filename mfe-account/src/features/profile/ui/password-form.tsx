import { PasswordField } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { PasswordRuleList } from '../../sign-in/index.ts';
import { PasswordFormSchema } from '../model/profile-schemas.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { CardForm } from './card-form.tsx';
import type { FormCard } from './form-card.ts';

interface PasswordFormProps {
  readonly email: string;
  readonly card: FormCard;
}

/** The current password, a new one with its rules checked while it is typed, and its confirmation. */
export function PasswordForm({ email, card }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const form = useCardForm({
    schema: PasswordFormSchema,
    defaults: { currentPassword: '', newPassword: '', confirmation: '' },
    names: ['currentPassword', 'newPassword', 'confirmation'],
    async save({ currentPassword, newPassword }) {
      const { kind } = await accounts.changePassword({ current: currentPassword, next: newPassword });
      if (kind === 'success') return void card.finish(t('profile.password.changed'));
      if (kind === 'wrong-password') return { field: 'currentPassword', key: 'passwordWrong' };
      const own = kind === 'locked' || kind === 'password-refused';
      return { refused: t(own ? `profile.password.refused.${kind}` : `profile.refused.${kind}`) };
    },
  });
  const [typed, confirmation] = form.form.watch(['newPassword', 'confirmation']);
  const isMatching = typed.trim() !== '' && typed.trim() === confirmation.trim();
  return (
    <CardForm form={form} submitText={t('profile.password.submit')} onCancel={card.cancel}>
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        {...form.register('currentPassword')}
        label={t('profile.password.current')}
        hint={t('profile.password.currentHint')}
        autoComplete="current-password"
        error={form.messageOf('currentPassword')}
      />
      <PasswordField
        {...form.register('newPassword')}
        label={t('profile.password.next')}
        hint={<PasswordRuleList password={typed} />}
        autoComplete="new-password"
        error={form.messageOf('newPassword')}
      />
      <PasswordField
        {...form.register('confirmation')}
        label={t('profile.password.confirmation')}
        autoComplete="new-password"
        error={isMatching ? undefined : form.messageOf('confirmation')}
        success={isMatching ? t('profile.password.match') : undefined}
      />
    </CardForm>
  );
}
