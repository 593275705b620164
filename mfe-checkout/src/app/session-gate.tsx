import type { ComponentType, ReactNode } from 'react';
import { Page, CardSkeleton } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { SignedOut } from '../features/signed-out/index.ts';
import { OwnData } from './own-data.tsx';

interface SessionGateProps {
  readonly signedOut: ReactNode;
  /** The placeholder of the page. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Orders belong to a signed-in buyer: waits for the session, and asks guests to sign in. */
export function SessionGate({ signedOut, waiting, children }: SessionGateProps) {
  const { t } = useTranslation('checkout');
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return (
        waiting ?? (
          <Page data-placeholder="" role="status" aria-label={t('tracker.loading')}>
            <CardSkeleton height="420px" />
          </Page>
        )
      );
    case 'guest':
    case 'expired':
      return signedOut;
    case 'signed-in': {
      const { sub } = session.user;
      return (
        <OwnData key={sub} sub={sub}>
          {children}
        </OwnData>
      );
    }
  }
}

/** Returns a route's view behind the session gate, with the placeholder of its page. */
export function signedIn(
  view: () => Promise<ComponentType>,
  Waiting: ComponentType,
): () => Promise<ComponentType> {
  return async () => {
    const View = await view();
    return function SignedInView() {
      return (
        <SessionGate signedOut={<SignedOut />} waiting={<Waiting />}>
          <View />
        </SessionGate>
      );
    };
  };
}
