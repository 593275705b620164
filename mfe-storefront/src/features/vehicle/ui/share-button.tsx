import { useState } from 'react';
import { Button, VisuallyHidden } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { shareLink, type ShareOutcome } from '../../../platform/share-link.ts';

interface ShareButtonProps {
  readonly name: string;
  /** Path of the vehicle's page. */
  readonly path: string;
}

/** Shares the page's URL through the device's own share dialog, or copies it if there is none. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const { siteOrigin } = usePlatform();
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const share = async () => {
    const origin = siteOrigin || window.location.origin;
    setOutcome(await shareLink({ url: `${origin}${path}`, title: t('share.text', { name, brandName }) }));
  };
  const status = outcome === 'copied' || outcome === 'failed' ? t(`share.${outcome}`) : '';
  return (
    <>
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : 'external'}
        onClick={() => void share()}
      >
        {outcome === 'copied' ? t('share.copied') : t('share.share')}
      </Button>
      {outcome === 'failed' && <p>{t('share.failed')}</p>}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}
