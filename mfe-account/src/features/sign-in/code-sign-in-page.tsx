import { startTransition, useEffect, useState } from 'react';
import { chakra } from '@forecourt/shared-design';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../page-frame/index.ts';
import { useRecordCode } from '../codes/index.ts';
import { SignInTop } from './ui/sign-in-top.tsx';
import { useSignInLead } from './model/use-sign-in-lead.ts';
import { useTypedEmail } from './model/typed-email-context.ts';
import { answerViews, preloadAnswer } from './ui/answer-views.ts';
import { AskCodeForm } from './ui/ask-code-form.tsx';
import type { AskedCode } from './domain/asked-code.ts';
import type { AskCodeValues as Draft } from './domain/ask-code-schema.ts';

const Lead = chakra('p', { base: { margin: '0', color: 'inkMuted' } });

/** Sign-in by one-time code: the request, then the passcode. A signed-in user is sent back to where they came from, or to their orders. */
export function CodeSignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  const lead = useSignInLead();
  const typedEmail = useTypedEmail();
  const [draft, setDraft] = useState<Draft>(() => ({
    way: 'email',
    email: typedEmail.current,
    phone: '',
    dealId: '',
    lastName: '',
  }));
  const [asked, setAsked] = useState<AskedCode>();
  const record = useRecordCode();
  const [isAnswering, setIsAnswering] = useState(false);
  useEffect(preloadAnswer, []);
  if (status === 'signed-in' && !isAnswering) return <Navigate to={returnTarget(search)} replace />;
  if (asked) {
    const { channel } = asked.request;
    return (
      <AccountFrame
        title={t('answerCode.title')}
        lead={t(`answerCode.lead.${channel}`, { destination: asked.destination })}
        focusKey="answer-code"
        picture
      >
        <answerViews.View
          id="answer"
          asked={asked}
          onResent={setAsked}
          onAnswering={setIsAnswering}
          onChange={() => setAsked(undefined)}
        />
      </AccountFrame>
    );
  }
  const handleSent = (sent: AskedCode, form: Draft) => {
    record({ purpose: 'sign-in', account: sent.request.username }, 'sent');
    startTransition(() => {
      setDraft(form);
      setAsked(sent);
    });
  };
  return (
    <AccountFrame title={t('askCode.title')} lead={lead} focusKey="ask-code" picture>
      <SignInTop />
      <Lead>{t('askCode.lead')}</Lead>
      <AskCodeForm draft={draft} onSent={handleSent} />
    </AccountFrame>
  );
}
