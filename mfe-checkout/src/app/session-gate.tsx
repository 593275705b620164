import type { ReactNode } from 'react';
import { Page, Skeleton } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';

interface SessionGateProps {
  readonly signedOut: ReactNode;
  /** The placeholder of the page. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Orders belong to a signed-in buyer: waits for the session, and asks guests to sign in. */
export function SessionGate({ signedOut, waiting, children }: SessionGateProps) {
  const { t } = useTranslation('checkout');
  switch (useSession().status) {
    case 'unknown':
      return (
        waiting ?? (
          <Page role="status" aria-label={t('tracker.loading')}>
            <Skeleton height="420px" />
          </Page>
        )
      );
    case 'guest':
    case 'expired':
      return signedOut;
    case 'signed-in':
      return children;
  }
}
