import { useSession } from '@forecourt/shared-contracts/react';
import type { CodeSubject } from '../../../domain/code-rules.ts';
import { useCodeCounts, useRecordCode } from '../../codes/index.ts';

/** What a code of the profile verifies. */
export type OwnCodePurpose = 'email' | 'phone';

function useOwnSubject(purpose: OwnCodePurpose): CodeSubject {
  const session = useSession();
  return { purpose, account: session.status === 'signed-in' ? session.user.sub : '' };
}

/** The codes of the signed-in user: the attempts and requests left, and how long the last code works. */
export function useOwnCodes(purpose: OwnCodePurpose) {
  return useCodeCounts(useOwnSubject(purpose));
}

/** Returns the function that records that a code was sent to the signed-in user. */
export function useRecordOwnCode(purpose: OwnCodePurpose): () => void {
  const record = useRecordCode();
  const subject = useOwnSubject(purpose);
  return () => record(subject, 'sent');
}
