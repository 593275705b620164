import { AppLink, SandboxBox } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

/** Where stand-ins answer for outside services: the page on which the mails and texts that they would send can be read. */
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
