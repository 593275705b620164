import { httpFailure } from '@forecourt/shared-contracts';

/** What the shopper has to act on after the last code, shown in the form (ACCT-15, ACCT-16, ACCT-19); `unsent`: no new code was sent. */
export type PasscodeNews = 'wrong' | 'expired' | 'tooMany' | 'failed' | 'unsent';

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
