import { AppLink, Badge, chakra } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('aside', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    padding: '4',
    border: '1px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'small',
    textStyle: 'small',
    '& p': { margin: '0', color: 'inkMuted' },
  },
});

/** Where stand-ins answer for outside services: the page on which the mails and texts that they would send can be read. */
export function SandboxOutbox() {
  const { t } = useTranslation('account');
  const { environment, siteOrigin } = usePlatform();
  if (!environment.sandbox) return null;
  return (
    <Root aria-label={t('outbox.title')}>
      <Badge tone="info">{t('demo.sandbox')}</Badge>
      <p>
        {t('outbox.text')}{' '}
        <AppLink href={`${siteOrigin}/_sandbox/outbox`} target="_blank">
          {t('outbox.link')}
        </AppLink>
      </p>
    </Root>
  );
}
