import { Page } from '@forecourt/shared-design';
import { useSession } from '@forecourt/shared-contracts/react';
import { SignedOut } from '../signed-out/index.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersView } from './orders-view.tsx';

/** The orders of whoever is signed in: waits for the session, and asks guests to sign in. */
export function OrdersPage() {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return (
        <Page width="wide">
          <OrdersSkeleton />
        </Page>
      );
    case 'guest':
    case 'expired':
      return <SignedOut />;
    case 'signed-in':
      return (
        <Page width="wide">
          <OrdersView sub={session.user.sub} />
        </Page>
      );
  }
}
