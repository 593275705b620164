import type { ReactNode } from 'react';
import { Alert, LinkButton } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CallAlertProps {
  readonly children: ReactNode;
  /** `off` for what stands there from the beginning. */
  readonly live?: 'off' | undefined;
  /** What else can be done besides calling. */
  readonly actions?: ReactNode;
}

/** Something that cannot be done here, with the dealer's telephone as the way on. */
export function CallAlert({ children, live, actions }: CallAlertProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <Alert
      severity={live === 'off' ? 'info' : 'error'}
      {...(live ? { live } : {})}
      actions={
        <>
          {actions}
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    >
      {children}
    </Alert>
  );
}
