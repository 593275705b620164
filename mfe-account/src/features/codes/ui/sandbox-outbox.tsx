import { AppLink } from '@forecourt/shared-design';
import { SandboxBox } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

/** In the sandbox: the page that shows the emails and texts that the stand-ins would send. */
export function SandboxOutbox() {
  const { t } = useTranslation('account');
  const { environment, siteOrigin } = usePlatform();
  if (!environment.sandbox) return null;
  return (
    <SandboxBox title={t('outbox.title')}>
      <p>
        {t('outbox.text')}{' '}
        <AppLink href={`${siteOrigin}/_sandbox/outbox`} target="_blank">
          {t('outbox.link')}
        </AppLink>
      </p>
    </SandboxBox>
  );
}
