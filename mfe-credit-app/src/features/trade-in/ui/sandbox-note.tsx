import { SandboxBox } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

interface SandboxNoteProps {
  readonly text: string;
  /** Values to try, each with its outcome. */
  readonly samples?: readonly (readonly [value: string, outcome: string])[];
}

/** Values to try, where stand-ins replace outside services; renders nothing elsewhere. */
export function SandboxNote({ text, samples = [] }: SandboxNoteProps) {
  const { t } = useTranslation('creditApp');
  const { environment } = usePlatform();
  if (!environment.sandbox) return null;
  return (
    <SandboxBox title={t('tradeIn.sandbox.label')}>
      <details>
        <summary>{t('tradeIn.sandbox.open')}</summary>
        <p>{text}</p>
        {samples.length > 0 && (
          <ul>
            {samples.map(([value, outcome]) => (
              <li key={value}>
                <b>{value}</b>
                {'\u00a0· '}
                {outcome}
              </li>
            ))}
          </ul>
        )}
      </details>
    </SandboxBox>
  );
}
