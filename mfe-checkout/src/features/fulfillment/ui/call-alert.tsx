import type { ReactNode } from 'react';
import { Alert, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CallAlertProps {
  readonly children: ReactNode;
  /** `off` when it is shown from the start. */
  readonly live?: 'off' | undefined;
}

/** Something that cannot be done here, with the dealer's phone. */
export function CallAlert({ children, live }: CallAlertProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <Alert
      severity={live === 'off' ? 'info' : 'error'}
      {...(live ? { live } : {})}
      actions={
        <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
          {t('failed.call', { phone: contact.phoneAbbreviation })}
        </LinkButton>
      }
    >
      {children}
    </Alert>
  );
}
