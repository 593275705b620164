import { useEffect } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { payConsents } from './owed-consents.ts';

/** Sends the consents that a sign-up in this tab could not deliver, as soon as the remote stands and their owner is signed in. */
export function useOwedConsents(): void {
  const { client, storage } = usePlatform();
  const session = useSession();
  const sub = session.status === 'signed-in' ? session.user.sub : undefined;
  useEffect(() => {
    if (sub) void payConsents({ client, storage }, sub);
  }, [client, storage, sub]);
}
