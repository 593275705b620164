import { SandboxBox } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Sandbox only: values for trying the whole application. */
export function SamplePerson() {
  const { t } = useTranslation('creditApp');
  return (
    <SandboxBox title={t('application.sample.title')}>
      <p>{t('application.sample.text')}</p>
    </SandboxBox>
  );
}
