import { useState } from 'react';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../page-frame/index.ts';
import { useRecordCode } from '../codes/index.ts';
import { useTypedEmail } from './model/typed-email-context.ts';
import { NewPasswordForm } from './ui/new-password-form.tsx';
import { ResetRequestForm } from './ui/reset-request-form.tsx';

/** Password reset: the email (ACCT-29), then code and new password (ACCT-30), then back to where the visitor came from. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  const typedEmail = useTypedEmail();
  const record = useRecordCode();
  const [email, setEmail] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  if (status === 'signed-in' && !isChanged) return <Navigate to={returnTarget(search)} replace />;
  if (email === undefined) {
    const handleSent = (sent: string) => {
      typedEmail.current = sent;
      record({ purpose: 'reset', account: sent }, 'sent');
      setEmail(sent);
    };
    return (
      <AccountFrame title={t('reset.title')} lead={t('reset.lead')} focusKey="reset-password" picture>
        <ResetRequestForm email={typedEmail.current} onSent={handleSent} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t('reset.newTitle')}
      lead={isChanged ? undefined : t('reset.newLead', { email })}
      focusKey="new-password"
      picture
    >
      <NewPasswordForm email={email} onOtherEmail={() => setEmail(undefined)} onChanged={setIsChanged} />
    </AccountFrame>
  );
}
