import { useState } from 'react';
import type { SessionUser } from '@forecourt/shared-contracts';
import { maskPhone } from '@forecourt/shared-contracts/fields';
import {
  Navigate,
  usePlatform,
  useLocation,
  useSession,
  useSocialOffer,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../domain/return-target.ts';
import { queueConsents } from '../../platform/consent-queue.ts';
import { AccountFrame } from '../page-frame/index.ts';
import { useRecordCode, ConfirmEmail } from '../codes/index.ts';
import { SocialSignIn, useTypedEmail } from '../sign-in/index.ts';
import { useFlushConsents } from './model/use-flush-consents.ts';
import { emptySignUp, type SignUpValues } from './domain/sign-up-form-schema.ts';
import { SignUpForm } from './ui/sign-up-form.tsx';

/**
 * Sign-up in the social layout where the site offers social sign-in, else in the image layout (ACCT-20). Two steps: user info (ACCT-21),
 * then the code that confirms the email (ACCT-22); the user is then signed in and returns to where they came from. An email typed on another
 * page is taken over (ACCT-24). Typed values stay in memory: after a reload step 1 shows again, and sign-in asks for the code.
 */
export function SignUpPage() {
  const { t } = useTranslation('account');
  const { storage } = usePlatform();
  const flush = useFlushConsents();
  const { brandName } = useTenant();
  const { search } = useLocation();
  const { status } = useSession();
  const isSocial = useSocialOffer().length > 0;
  const typedEmail = useTypedEmail();
  const record = useRecordCode();
  const [draft, setDraft] = useState(() => ({ ...emptySignUp, email: typedEmail.current }));
  const [sent, setSent] = useState<SignUpValues>();
  if (status === 'signed-in') return <Navigate to={returnTarget(search)} replace />;
  const handleSent = (values: SignUpValues) => {
    record({ purpose: 'sign-up', account: values.email }, 'sent');
    setSent(values);
  };
  if (!sent) {
    return (
      <AccountFrame
        title={t('signUp.title', { brandName })}
        lead={t('signUp.lead')}
        focusKey="sign-up"
        picture={!isSocial}
      >
        <SocialSignIn divider={t('social.orForm')} />
        <SignUpForm draft={draft} onSent={handleSent} />
      </AccountFrame>
    );
  }
  const { email, password, marketingEmail, marketingSms } = sent;
  const sendConsents = ({ sub }: SessionUser) => {
    queueConsents({ storage }, sub, { marketingEmail, marketingSms });
    flush(sub);
  };
  const startAgain = () => {
    setDraft({ ...sent, phoneNumber: maskPhone(sent.phoneNumber), email: '', password: '' });
    setSent(undefined);
  };
  return (
    <ConfirmEmail
      credentials={{ email, password }}
      lead={t('confirmEmail.lead', { email })}
      onSignedIn={sendConsents}
      onBack={startAgain}
      backText={t('confirmEmail.otherEmail')}
    />
  );
}
