import { httpFailure } from '@forecourt/shared-contracts';

/** What is said of the last code, in place (storefront.md section 8 'Alerts'). */
export type PasscodeNews = 'wrong' | 'expired' | 'tooMany' | 'failed' | 'resent';

/** Why a code was not taken. */
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
