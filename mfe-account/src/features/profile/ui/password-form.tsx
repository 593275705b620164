import { ActionRow, Button } from '@forecourt/shared-design';
import { PasswordField } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { PasswordRuleList, useTypedEmail } from '../../sign-in/index.ts';
import { keepFocus } from '../../codes/index.ts';
import { withReturnTo } from '../../../domain/return-target.ts';
import { routePaths } from '../../../domain/route-paths.ts';
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
        autoComplete="current-password"
        error={form.messageOf('currentPassword')}
      />
      <ForgotPassword email={email} />
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

/** Leads to the reset of the password, which is for visitors who are signed out, with the email filled in and the way back here. */
function ForgotPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const { session, navigation } = usePlatform();
  const typedEmail = useTypedEmail();
  const handleForgot = () => {
    typedEmail.current = email;
    void session.signOut();
    navigation.push(withReturnTo(routePaths['reset-password'], `?returnTo=${routePaths.profile}`));
  };
  return (
    <ActionRow fit="content" marginInlineStart="-3.5" marginTop="-3">
      <Button variant="quiet" size="sm" onMouseDown={keepFocus} onClick={handleForgot}>
        {t('profile.password.forgot')}
      </Button>
    </ActionRow>
  );
}
