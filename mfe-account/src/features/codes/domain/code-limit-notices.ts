import type { Severity } from '@forecourt/shared-design';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { CodeAllowance } from '../../../domain/code-allowance.ts';
import type { CodeWait } from '../../../domain/code-rules.ts';

/** One message below a code: its catalog key, and whether the dealer's phone is shown with it. */
export interface CodeNotice {
  readonly severity: Severity;
  readonly key: TextKey<'account'>;
  readonly offersCall?: boolean;
}

/** The messages for the last attempt (ACCT-18), the last request (ACCT-18), and no more requests (ACCT-19, ACCT-32). */
export function codeLimitNotices(allowance: CodeAllowance, wait: CodeWait): readonly CodeNotice[] {
  return [...attemptNotices(allowance, wait), ...requestNotices(allowance, wait)];
}

function attemptNotices({ attempts }: CodeAllowance, wait: CodeWait): CodeNotice[] {
  return attempts === 'one-left' ? [{ severity: 'warning', key: `code.oneAttempt.${wait}` }] : [];
}

function requestNotices({ requests }: CodeAllowance, wait: CodeWait): CodeNotice[] {
  switch (requests) {
    case 'free':
      return [];
    case 'one-left':
      return [{ severity: 'warning', key: `code.oneRequest.${wait}` }];
    case 'exceeded':
      return [{ severity: 'warning', key: `code.noRequests.${wait}`, offersCall: wait === 'hour' }];
  }
}
