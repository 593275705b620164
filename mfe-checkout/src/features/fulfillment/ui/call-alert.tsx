import type { ReactNode } from 'react';
import { Alert, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CallAlertProps {
  readonly children: ReactNode;
  /** `off` when it is shown from the start. */
  readonly live?: 'off' | undefined;
  /** What can be done besides. */
  readonly action?: ReactNode;
}

/** Something that cannot be done here, with the dealer's phone as a button: a number in its text is no second link. */
export function CallAlert({ children, live, action }: CallAlertProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <Alert
      severity={live === 'off' ? 'info' : 'error'}
      {...(live ? { live } : {})}
      actions={
        <>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
          {action}
        </>
      }
    >
      <span>{children}</span>
    </Alert>
  );
}
