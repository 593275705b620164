import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Alert, AppLink, Card, chakra, PageHeading } from '@forecourt/shared-design';
import { EmailField, PasswordField, SubmitButton } from '@forecourt/shared-design/forms';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { EmbeddedSocial } from './embedded-social.tsx';

const CredentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('signedOut.emailError')),
  password: v.pipe(v.string(), v.trim(), v.nonEmpty('signedOut.passwordError')),
});
type Credentials = v.InferInput<typeof CredentialsSchema>;

const Form = chakra('form', { base: { display: 'grid', gap: '5', marginTop: '6' } });

/** Sign-in on a host dealer's page, where the site's own sign-in page cannot be reached without leaving the host. */
export function EmbeddedSignIn({ title }: { title: string }) {
  const { t } = useTranslation('checkout');
  const { session, siteOrigin } = usePlatform();
  const { contact, brandName } = useTenant();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: valibotResolver(CredentialsSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isValid, isDirty, isSubmitting } = formState;
  const messageOf = (name: keyof Credentials) => {
    const key = errors[name]?.message;
    return key ? t(key as TextKey<'checkout'>) : undefined;
  };
  const onSubmit = handleSubmit(async (credentials) => {
    const outcome = await session.signIn(credentials);
    if (outcome.kind !== 'success')
      setFailure(t(`signedOut.outcome.${outcome.kind}`, { phone: contact.phoneAbbreviation }));
  });
  return (
    <Card padding="lg">
      <PageHeading lead={t('signedOut.embeddedText', { brandName })}>{title}</PageHeading>
      <EmbeddedSocial />
      <Form noValidate onSubmit={(event) => void onSubmit(event)}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <EmailField
          {...register('email')}
          label={t('signedOut.email')}
          autoComplete="username"
          error={messageOf('email')}
        />
        <PasswordField
          {...register('password')}
          label={t('signedOut.password')}
          autoComplete="current-password"
          error={messageOf('password')}
        />
        <SubmitButton
          fullWidth
          disabled={!isValid || !isDirty}
          missing={t('signedOut.missing')}
          busy={isSubmitting}
        >
          {t('signedOut.action')}
        </SubmitButton>
        <AppLink href={`${siteOrigin}/reset-password`} target="_blank" rel="noopener">
          {t('signedOut.forgot', { brandName })}
        </AppLink>
      </Form>
    </Card>
  );
}
