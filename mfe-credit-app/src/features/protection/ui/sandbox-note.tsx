import { SandboxBox } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

/** ZIP codes of the pricing service's stand-in: without a price for a level, and without any. */
const samples = { level: '44444', all: '12345' } as const;

/** Where a stand-in prices coverage: how to make it fail. */
export function CoverageSandboxNote() {
  const { t } = useTranslation('creditApp');
  const { environment } = usePlatform();
  if (!environment.sandbox) return null;
  return (
    <SandboxBox title={t('coverage.sandbox.title')}>
      <p>
        {t('coverage.sandbox.level', { zip: samples.level })}{' '}
        {t('coverage.sandbox.all', { zip: samples.all })}
      </p>
    </SandboxBox>
  );
}
