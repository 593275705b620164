import { useState } from 'react';
import { useMutation, usePlatform } from '@forecourt/shared-contracts/react';
import type { AccountRefusal } from '../domain/account-refusal.ts';
import { useCodeAlerts } from './use-code-alerts.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { useCodeUses } from './use-code-uses.ts';

interface AccountCodeOptions {
  readonly email: string;
  readonly password: string;
  /** Called with what prevents the account; undefined once it is tried again. */
  readonly onRefused: (refusal: AccountRefusal | undefined) => void;
}

/**
 * The code that confirms a new account's email; the right one signs the user in with the password just typed. `isConfirmed`: the email is
 * confirmed, but the sign-in that follows failed.
 */
export function useAccountCode({ email, password, onRefused }: AccountCodeOptions) {
  const { accounts, session } = usePlatform();
  const account = email.toLowerCase();
  const [isConfirmed, setConfirmed] = useState(false);
  const uses = useCodeUses();
  const { form, news, setNews } = useCodeEntry<'wrong-code' | 'expired-code'>((code) => confirm.mutate(code));
  const raiseAlert = useCodeAlerts({ channel: 'email', isExpired: news === 'expired-code' });

  const signIn = async () => (await session.signIn({ email: account, password })).kind === 'success';

  /** A code reported as expired or wrong may have been used already: then the password works. */
  async function answer(code: string): Promise<void> {
    onRefused(undefined);
    const { kind } = await accounts.confirmSignUp({ email: account, code });
    if (kind === 'throttled') return uses.record('noAttempts');
    if (kind !== 'success' && kind !== 'wrong-code' && kind !== 'expired-code') return onRefused(kind);
    if (await signIn()) return;
    if (kind === 'success') return setConfirmed(true);
    if (kind === 'wrong-code') uses.record('wrong');
    setNews(kind);
  }

  /** The service says 'sent' of a confirmed account, too: its user is signed in instead. */
  async function sendAnother(): Promise<void> {
    onRefused(undefined);
    if (await signIn()) return;
    const { kind } = await accounts.resendSignUpCode(account);
    if (kind === 'throttled') return uses.record('noRequests');
    if (kind !== 'sent') return onRefused(kind === 'confirm-required' ? 'outage' : kind);
    uses.record('sent');
    form.setValue('code', '');
    setNews(undefined);
    raiseAlert('resent');
  }

  const confirm = useMutation({ mutationFn: answer });
  const resend = useMutation({ mutationFn: sendAnother });
  const again = useMutation({ mutationFn: signIn });
  return {
    form,
    news,
    uses,
    isConfirmed,
    isVerifying: confirm.isPending,
    isResending: resend.isPending,
    isSigningIn: again.isPending,
    resend: () => resend.mutate(),
    signInAgain: () => again.mutate(),
  };
}
