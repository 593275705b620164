import { httpFailure } from '@forecourt/shared-contracts';

/** The page's message about the last code, shown in place (ACCT-15, ACCT-16, ACCT-19). */
export type PasscodeNews = 'wrong' | 'expired' | 'tooMany' | 'failed' | 'resent';

/** Maps the error of a refused code to its message. */
export function passcodeNews(error: Error): PasscodeNews {
  const failure = httpFailure(error);
  if (failure?.status === 429) return 'tooMany';
  switch (failure?.code) {
    case 'error.prequalification.wrongCode':
      return 'wrong';
    case 'error.prequalification.expiredCode':
      return 'expired';
    default:
      return 'failed';
  }
}
