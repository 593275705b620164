import { SandboxBox } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

/** Words in an employer or last name by which the sample lender gives an outcome, as deploy/backend/README.md lists them. */
const words = ['decline', 'timeout', 'counter', 'document', 'outage'] as const;

/** Where a sample lender answers: how long it takes, and which words bring which answer. Nothing on a site with real lenders. */
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
