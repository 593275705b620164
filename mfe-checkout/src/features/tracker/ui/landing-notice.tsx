import { useState } from 'react';
import { Alert } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { landingOf } from '../../../domain/landing.ts';

interface LandingNoticeProps {
  readonly currentId: StepId | undefined;
  readonly titleOf: (id: StepId) => string;
}

/** Shows where the visitor is and why, after a redirect. */
export function LandingNotice({ currentId, titleOf }: LandingNoticeProps) {
  const { t } = useTranslation('checkout');
  const { state, key } = useLocation();
  const [closedKey, setClosedKey] = useState<string>();
  const landing = landingOf(state);
  if (!landing || !currentId || closedKey === key) return null;
  const here = titleOf(currentId);
  const text =
    landing.landedBecause === 'unknown'
      ? t('landing.unknown', { here })
      : t('landing.notReady', { wanted: titleOf(landing.wanted), here });
  return (
    <Alert severity="info" onClose={() => setClosedKey(key)}>
      {text}
    </Alert>
  );
}
