import type { ReactNode } from 'react';
import type { SessionUser } from '@forecourt/shared-contracts';
import { useSession } from '@forecourt/shared-contracts/react';
import { AccountPage } from '../account-page/index.ts';
import { SignedOut, type MembersPage } from '../signed-out/index.ts';

interface MembersOnlyProps {
  readonly page: MembersPage;
  /** What stands while the session is looked at. */
  readonly waiting: ReactNode;
  readonly children: (user: SessionUser) => ReactNode;
}

/** A page of the account for whoever is signed in: waits for the session, and asks guests to sign in and come back. */
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
