import { Button } from '@forecourt/shared-design';
import { SandboxBox } from '@forecourt/shared-design/forms';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { AskWay } from '../domain/ask-code-schema.ts';

/** Values of the sample buyer, by the names of their fields. */
type DemoValues = Partial<Record<'email' | 'phone' | 'lastName', string>>;

interface DemoAccountProps {
  /** Fills in the values of the fields. */
  readonly onFill: (values: DemoValues) => void;
  /** How a one-time code is requested, which needs the phone and last name; undefined where the password is entered. */
  readonly way?: AskWay;
}

/**
 * In the sandbox, where stand-ins replace outside services: the sample buyer of this tenant, and a button that fills in what the form asks
 * for, but no password and no deal.
 */
export function DemoAccount({ onFill, way }: DemoAccountProps) {
  const { t } = useTranslation('account');
  const email = `demo@${useTenant().id}.example`;
  const lastName = t('demo.lastNameValue');
  const values = {
    email: { email },
    // As typed: the shown one is kept on one line by characters of its own.
    phone: { phone: '(212) 555 - 0142', lastName },
    deal: { lastName },
  };
  const filled = way ?? 'email';
  return (
    <SandboxBox title={t('demo.title')}>
      <p>
        {t('demo.title')}: <code>{email}</code>
        <br />
        {way ? (
          <>
            {t('demo.phone')} <code>{t('demo.phoneValue')}</code>
            <br />
            {t('demo.lastName')} <code>{lastName}</code>
          </>
        ) : (
          <>
            {t('demo.password')} <code>{t('demo.passwordValue')}</code>
          </>
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => onFill(values[filled])}>
        {t(`demo.fill.${filled}`)}
      </Button>
    </SandboxBox>
  );
}
