import { ActionRow, chakra, Button } from '@forecourt/shared-design';
import { ErrorSummary, PasswordField } from '@forecourt/shared-design/forms';
import { NewPasswordSchema } from '@forecourt/shared-contracts/fields';
import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import { useMutation, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import * as v from 'valibot';
import type { AccountRefusal } from '../domain/account-refusal.ts';
import { usePrequalificationForm } from '../model/use-question-form.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5', maxWidth: '420px' } });
const PasswordSchema = v.object({ password: NewPasswordSchema });

interface AccountPasswordProps {
  readonly person: NonNullable<Prequalification['person']>;
  /** The service was unavailable at the last attempt. */
  readonly isAgain: boolean;
  readonly onRefused: (refusal: AccountRefusal) => void;
  /** A code was sent to the email. */
  readonly onSent: (password: string) => void;
}

/** The only value that an account still needs. */
export function AccountPassword({ person, isAgain, onRefused, onSent }: AccountPasswordProps) {
  const { t } = useTranslation('creditApp');
  const { accounts } = usePlatform();
  const signUp = useMutation({
    mutationFn: (password: string) =>
      accounts.signUp({
        email: person.email.toLowerCase(),
        password,
        givenName: person.firstName,
        familyName: person.lastName,
        phoneNumber: `+1${person.mobileNumber}`,
      }),
    onSuccess: (outcome, password) => (outcome.kind === 'sent' ? onSent(password) : onRefused(outcome.kind)),
  });
  const form = usePrequalificationForm({
    schema: PasswordSchema,
    defaultValues: { password: '' },
    order: ['password'],
    onSend: ({ password }) => signUp.mutate(password),
  });
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
      <PasswordField
        {...form.register('password')}
        label={t('pq.account.password')}
        hint={t('pq.account.passwordHint')}
        autoComplete="new-password"
        error={form.messageOf('password')}
      />
      <ActionRow>
        <Button type="submit" size="lg" busy={signUp.isPending}>
          {t(isAgain ? 'pq.account.tryAgain' : 'pq.account.submit')}
        </Button>
      </ActionRow>
    </Form>
  );
}
