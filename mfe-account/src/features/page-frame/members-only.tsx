import type { ReactNode } from 'react';
import type { SessionUser } from '@forecourt/shared-contracts';
import { useSession } from '@forecourt/shared-contracts/react';
import { AccountPage } from './account-page.tsx';
import { SignedOut, type MembersPage } from './signed-out.tsx';

interface MembersOnlyProps {
  readonly page: MembersPage;
  /** Shown while the session is being checked. */
  readonly waiting: ReactNode;
  readonly children: (user: SessionUser) => ReactNode;
}

/** An account page for signed-in users: waits for the session, and asks guests to sign in and returns them. */
export function MembersOnly({ page, waiting, children }: MembersOnlyProps) {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return <AccountPage>{waiting}</AccountPage>;
    case 'guest':
    case 'expired':
      return <SignedOut page={page} />;
    case 'signed-in':
      return <AccountPage key={session.user.sub}>{children(session.user)}</AccountPage>;
  }
}
