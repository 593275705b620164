import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type * as Dialogs from './session-dialogs.ts';

const loadEveryMs = 5000;
const loadDialogs = () => import('./session-dialogs.ts');
const ignore = () => undefined;
const cover = (page: HTMLDialogElement | null) => page?.showModal?.();

/**
 * Asks users before their session ends whether they are still there (ACCT-44), and asks them to sign in again after it has ended (ACCT-45),
 * both over the unchanged page. Each page has one. Its dialogs are loaded shortly after the sign-in, and tried again until they are here;
 * a page whose session ends before cannot be used until then.
 */
export function SessionGuard({ load = loadDialogs }: { load?: typeof loadDialogs }) {
  const { t } = useTranslation('session');
  const { subscribe, getState } = usePlatform().sessionWatch;
  const warning = useSyncExternalStore(subscribe, getState, getState);
  const state = useSession();
  const [dialogs, setDialogs] = useState<typeof Dialogs>();
  const isSignedIn = state.status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn || dialogs) return undefined;
    const timer = setInterval(() => void load().then(setDialogs, ignore), loadEveryMs);
    return () => clearInterval(timer);
  }, [isSignedIn, dialogs, load]);
  if (isSignedIn && state.isOver) {
    return dialogs ? (
      <dialogs.SessionOverDialog key={state.user.sub} email={state.user.email} />
    ) : (
      <dialog ref={cover} onClose={(event) => cover(event.currentTarget)}>
        {t('over.title')}
      </dialog>
    );
  }
  return dialogs && warning.kind === 'warning' ? (
    <dialogs.SessionWarningDialog remainingMs={warning.remainingMs} />
  ) : null;
}
