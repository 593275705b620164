import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';

const none = { kind: 'none' } as const;

/**
 * Asks users before their session ends whether they are still there (ACCT-44), and asks them to sign in again after it has ended (ACCT-45),
 * both over the unchanged page. Each page has one. Its dialogs are loaded with the first warning; if they fail to load once the session has
 * ended, the user is signed out, because the page cannot show its dialog.
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
