import type { ComponentType, ReactNode } from 'react';
import { Page, Skeleton } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { SignedOut } from '../features/signed-out/index.ts';

interface SessionGateProps {
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
}

/** Orders belong to a signed-in buyer: waits for the session, and asks guests to sign in. */
export function SessionGate({ signedOut, children }: SessionGateProps) {
  const { t } = useTranslation('checkout');
  switch (useSession().status) {
    case 'unknown':
      return (
        <Page role="status" aria-label={t('tracker.loading')}>
          <Skeleton height="420px" />
        </Page>
      );
    case 'guest':
    case 'expired':
      return signedOut;
    case 'signed-in':
      return children;
  }
}

/** Returns a route's view behind the session gate. */
export function signedIn(view: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    const View = await view();
    return function SignedInView() {
      return (
        <SessionGate signedOut={<SignedOut />}>
          <View />
        </SessionGate>
      );
    };
  };
}
