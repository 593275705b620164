import { useEffect, useState } from 'react';
import { CheckboxField } from '@forecourt/shared-design/forms';
import { hasGlobalPrivacyControl, isOptedOut, setOptedOut } from '@forecourt/shared-contracts/analytics';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

type Choice = 'unknown' | 'measured' | 'off' | 'global-privacy-control';

/** Whether this visit may be measured, changed with one checkbox; with Global Privacy Control there is no choice. */
export function MeasuringChoice() {
  const { t } = useTranslation('storefront');
  const { storage } = usePlatform();
  const [choice, setChoice] = useState<Choice>('unknown');
  // Only the browser knows, and the server has rendered this page before.
  useEffect(() => {
    const own = isOptedOut(storage) ? 'off' : 'measured';
    setChoice(hasGlobalPrivacyControl() ? 'global-privacy-control' : own);
  }, [storage]);
  const own = 'legal.cookiePolicy.measuring';
  const change = (isMeasured: boolean) => {
    setOptedOut(storage, !isMeasured);
    setChoice(isMeasured ? 'measured' : 'off');
  };
  return (
    <div>
      <CheckboxField
        name="measuring"
        label={t(`${own}.label`)}
        checked={choice === 'measured'}
        disabled={choice === 'unknown' || choice === 'global-privacy-control'}
        onChange={(event) => change(event.target.checked)}
      />
      <p role="status">{choice !== 'unknown' && t(`${own}.${choice}`)}</p>
    </div>
  );
}
