import { Button } from '@forecourt/shared-design';
import { SandboxBox } from '@forecourt/shared-design/forms';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface DemoAccountProps {
  readonly onFill: (email: string) => void;
  /** Shows the phone and last name for requesting a one-time code, instead of the password. */
  readonly forCodes?: boolean;
}

/** In the sandbox, where stand-ins replace outside services: the sample buyer of this tenant, and a button that fills in the email. */
export function DemoAccount({ onFill, forCodes = false }: DemoAccountProps) {
  const { t } = useTranslation('account');
  const email = `demo@${useTenant().id}.example`;
  return (
    <SandboxBox title={t('demo.title')}>
      <p>
        {t('demo.title')}: <code>{email}</code>
        <br />
        {forCodes ? (
          <>
            {t('demo.phone')} <code>{t('demo.phoneValue')}</code>
            <br />
            {t('demo.lastName')} <code>{t('demo.lastNameValue')}</code>
          </>
        ) : (
          <>
            {t('demo.password')} <code>{t('demo.passwordValue')}</code>
          </>
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => onFill(email)}>
        {t('demo.fill')}
      </Button>
    </SandboxBox>
  );
}
