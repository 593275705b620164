import { Badge, Button, chakra } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

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
    '& code': { fontFamily: 'inherit', fontWeight: 'semibold', color: 'ink', overflowWrap: 'anywhere' },
  },
});

interface DemoAccountProps {
  readonly onFill: (email: string) => void;
  /** Names what a one-time code is asked for with, instead of the password. */
  readonly forCodes?: boolean;
}

/** Where stand-ins answer for outside services: the sample buyer of this tenant, and a button that fills in the email. */
export function DemoAccount({ onFill, forCodes = false }: DemoAccountProps) {
  const { t } = useTranslation('account');
  const email = `demo@${useTenant().id}.example`;
  return (
    <Root aria-label={t('demo.title')}>
      <Badge tone="info">{t('demo.sandbox')}</Badge>
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
    </Root>
  );
}
