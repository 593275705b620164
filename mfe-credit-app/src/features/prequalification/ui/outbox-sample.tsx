import { AppLink } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { Samples } from './samples.tsx';

/** In the sandbox: where the code can be read that the stand-ins would email or text. */
export function OutboxSample({ title }: { readonly title: string }) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin } = usePlatform();
  return (
    <Samples title={title}>
      <p>
        <AppLink href={`${siteOrigin}/_sandbox/outbox`} target="_blank">
          {t('pq.samples.outbox')}
        </AppLink>
      </p>
    </Samples>
  );
}
