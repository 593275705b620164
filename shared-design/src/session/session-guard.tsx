import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';

const none = { kind: 'none' } as const;

/**
 * Asks whether somebody is still there before their session ends, and afterwards to sign in again, both over the page as it stands
 * (storefront.md section 4 'A session-expiry warning shows the remaining time; after expiry a dialog offers to continue the session').
 * One stands on each page. Its dialogs are fetched with the first warning; if they cannot be had once the session is over, it is signed
 * out, since nobody could go on under a question that is not asked.
 */
export function SessionGuard() {
  const { session, sessionWatch } = usePlatform();
  const warning = useSyncExternalStore(sessionWatch.subscribe, sessionWatch.getState, () => none);
  const state = useSession();
  const [dialogs, setDialogs] = useState<{
    Warning: ComponentType<{ remainingMs: number }>;
    Over: ComponentType<{ email: string }>;
  }>();
  const isOver = state.status === 'signed-in' && state.isOver === true;
  const isWanted = isOver || warning.kind === 'warning';
  useEffect(() => {
    if (!isWanted || dialogs) return undefined;
    let isHere = true;
    import('./session-dialogs.ts').then(
      ({ SessionOverDialog, SessionWarningDialog }) =>
        isHere && setDialogs({ Warning: SessionWarningDialog, Over: SessionOverDialog }),
      () => isOver && void session.signOut(),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, isOver, dialogs, session]);
  if (!dialogs) return null;
  if (isOver) return <dialogs.Over key={state.user.sub} email={state.user.email} />;
  return warning.kind === 'warning' ? <dialogs.Warning remainingMs={warning.remainingMs} /> : null;
}
