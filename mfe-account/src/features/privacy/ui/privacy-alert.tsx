import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import type { PrivacyNotice } from '../model/use-privacy-requests.ts';

interface PrivacyAlertProps {
  readonly where: PrivacyNotice['where'];
  readonly notice: PrivacyNotice | undefined;
}

/** Why the last request in this section failed. */
export function PrivacyAlert({ where, notice }: PrivacyAlertProps) {
  const { t } = useTranslation('account');
  if (notice?.where !== where || notice.kind !== 'refused') return null;
  const isReport = where === 'report' && notice.code === 'else';
  return (
    <Alert severity="error">
      {t(isReport ? 'privacy.downloadFailed' : `privacy.refused.${notice.code}`)} <CallDealer />
    </Alert>
  );
}
