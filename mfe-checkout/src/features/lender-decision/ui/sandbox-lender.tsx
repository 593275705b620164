import { SandboxBox } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

/** Words in an employer or last name that make the sample lender return an outcome, as listed in deploy/stand-ins/README.md. */
const words = ['decline', 'timeout', 'counter', 'document', 'outage'] as const;

/**
 * In the sandbox: how long the sample lender takes, and which words produce which decision. Renders nothing on a site with real lenders.
 */
export function SandboxLender() {
  const { t } = useTranslation('checkout');
  const { environment } = usePlatform();
  if (!environment.sandbox) return null;
  const title = t('lenderDecision.sandbox.title');
  return (
    <SandboxBox title={title}>
      <p>
        <b>{title}</b>
      </p>
      <p>{t('lenderDecision.sandbox.text')}</p>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <b>{word}</b>: {t(`lenderDecision.sandbox.${word}`)}
          </li>
        ))}
      </ul>
    </SandboxBox>
  );
}
