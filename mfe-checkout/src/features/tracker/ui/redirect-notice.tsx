import { useState } from 'react';
import { Alert } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { redirectReasonOf } from '../../../domain/redirect-reason.ts';

interface LandingNoticeProps {
  readonly currentId: StepId | undefined;
  readonly titleOf: (id: StepId) => string;
}

/** Shows where the visitor is and why, after a redirect. */
export function RedirectNotice({ currentId, titleOf }: LandingNoticeProps) {
  const { t } = useTranslation('checkout');
  const { state, key } = useLocation();
  const [closedKey, setClosedKey] = useState<string>();
  const reason = redirectReasonOf(state);
  if (!reason || !currentId || closedKey === key) return null;
  const here = titleOf(currentId);
  const text =
    reason.redirectedBecause === 'not-ready'
      ? t('redirect.notReady', { wanted: titleOf(reason.wanted), here })
      : t(`redirect.${reason.redirectedBecause}`, { here });
  return (
    <Alert severity="info" onClose={() => setClosedKey(key)}>
      {text}
    </Alert>
  );
}
