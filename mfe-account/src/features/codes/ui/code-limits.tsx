import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { CodeAllowance } from '../../../domain/code-allowance.ts';
import type { CodeWait } from '../../../domain/code-rules.ts';
import { CallDealer } from '../../page-frame/index.ts';
import { codeLimitNotices } from '../domain/code-limit-notices.ts';

interface CodeLimitsProps {
  readonly allowance: CodeAllowance;
  readonly wait: CodeWait;
}

/** The attempts and requests left, once there is one more or none; nothing while no attempts are left, which the form reports itself. */
export function CodeLimits({ allowance, wait }: CodeLimitsProps) {
  const { t } = useTranslation('account');
  if (allowance.attempts === 'exceeded') return null;
  return codeLimitNotices(allowance, wait).map(({ severity, key, offersCall }) => (
    <Alert key={key} severity={severity}>
      {t(key)} {offersCall && <CallDealer />}
    </Alert>
  ));
}
