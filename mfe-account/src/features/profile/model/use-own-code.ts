import { useSession } from '@forecourt/shared-contracts/react';
import type { CodeSubject } from '../../../domain/code-rules.ts';
import { useRecordCode } from '../../codes/index.ts';

/** What a code of the profile verifies. */
export type OwnCodePurpose = 'email' | 'phone';

/** The signed-in user as the one whose codes of this purpose are counted. */
export function useOwnSubject(purpose: OwnCodePurpose): CodeSubject {
  const session = useSession();
  return { purpose, account: session.status === 'signed-in' ? session.user.sub : '' };
}

/** Returns the function that records that a code was sent to the signed-in user. */
export function useRecordOwnCode(purpose: OwnCodePurpose): () => void {
  const record = useRecordCode();
  const subject = useOwnSubject(purpose);
  return () => record(subject, 'sent');
}
