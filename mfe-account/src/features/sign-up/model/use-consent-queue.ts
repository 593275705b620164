import { useEffect } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { flushConsents } from '../data/consent-queue.ts';

/** Sends the consents that a sign-up in this tab could not deliver, as soon as the remote is mounted and their owner is signed in. */
export function useConsentQueue(): void {
  const { client, storage } = usePlatform();
  const session = useSession();
  const sub = session.status === 'signed-in' ? session.user.sub : undefined;
  useEffect(() => {
    if (sub) void flushConsents({ client, storage }, sub);
  }, [client, storage, sub]);
}
