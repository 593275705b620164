import { SandboxBox } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** In a sandbox only: values with which the whole application can be tried. */
export function SamplePerson() {
  const { t } = useTranslation('creditApp');
  return (
    <SandboxBox title={t('application.sample.title')}>
      <p>{t('application.sample.text')}</p>
    </SandboxBox>
  );
}
