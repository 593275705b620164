import { useEffect } from 'react';
import { useSession } from '@forecourt/shared-contracts/react';
import { useFlushConsents } from './use-flush-consents.ts';

/** Sends the consents that a sign-up in this tab could not deliver, as soon as the remote is mounted and their owner is signed in. */
export function useConsentQueue(): void {
  const flush = useFlushConsents();
  const session = useSession();
  const sub = session.status === 'signed-in' ? session.user.sub : undefined;
  useEffect(() => {
    if (sub) flush(sub);
  }, [flush, sub]);
}
