import { useState } from 'react';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { CodeCounts } from '../../domain/code-allowance.ts';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../account-frame/index.ts';
import { SignInWays } from '../sign-in-ways/index.ts';
import { useTypedEmail } from '../typed-email/index.ts';
import { AnswerCodeForm } from './answer-code-form.tsx';
import { AskCodeForm } from './ask-code-form.tsx';
import type { AskCodeForm as Draft } from './ask-code-schema.ts';
import type { AskedCode } from './asked-code.ts';

const unused: CodeCounts = { requests: 0, wrong: 0 };

/** Sign-in by one-time code: who asks, then the passcode. Whoever is signed in goes on to where they came from, or to their orders. */
export function CodeSignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  const typedEmail = useTypedEmail();
  const [draft, setDraft] = useState<Draft>(() => ({
    way: 'email',
    email: typedEmail.current,
    phone: '',
    dealId: '',
    lastName: '',
  }));
  const [asked, setAsked] = useState<AskedCode>();
  const [used, setUsed] = useState<Readonly<Record<string, CodeCounts>>>({});
  const [isAnswering, setIsAnswering] = useState(false);
  if (status === 'signed-in' && !isAnswering) return <Navigate to={returnTarget(search)} replace />;
  const count = (username: string, counts: CodeCounts) => setUsed((all) => ({ ...all, [username]: counts }));
  if (asked) {
    const { username } = asked.request;
    const { channel } = asked.request;
    return (
      <AccountFrame
        title={t('answerCode.title')}
        lead={t(`answerCode.lead.${channel}`, { destination: asked.destination })}
        focusKey="answer-code"
      >
        <AnswerCodeForm
          asked={asked}
          counts={used[username] ?? unused}
          onCounts={(counts) => count(username, counts)}
          onResent={setAsked}
          onAnswering={setIsAnswering}
          onChange={() => setAsked(undefined)}
        />
      </AccountFrame>
    );
  }
  const handleSent = (sent: AskedCode, form: Draft) => {
    const { username } = sent.request;
    const before = used[username] ?? unused;
    count(username, { ...before, requests: before.requests + 1 });
    setDraft(form);
    setAsked(sent);
  };
  return (
    <AccountFrame title={t('askCode.title')} lead={t('askCode.lead')} focusKey="ask-code">
      <SignInWays />
      <AskCodeForm draft={draft} onSent={handleSent} />
    </AccountFrame>
  );
}
