import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, Dialog } from '@forecourt/shared-design';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type * as Dialogs from './session-dialogs.ts';

const loadDialogs = () => import('./session-dialogs.ts');
const ignore = () => undefined;
const firstPauseMs = 5000;

/**
 * Asks users before their session ends whether they are still there (ACCT-44), and asks them to sign in again after it has ended (ACCT-45),
 * both over the unchanged page. Each page has one. Its dialogs are loaded with the first warning, and tried again after 5 s to 80 s until
 * they are here; meanwhile a page whose session has ended can only be left.
 */
export function SessionGuard({ load = loadDialogs }: { load?: typeof loadDialogs }) {
  const { t } = useTranslation('session');
  const { session, sessionWatch } = usePlatform();
  const warning = useSyncExternalStore(sessionWatch.subscribe, sessionWatch.getState, sessionWatch.getState);
  const state = useSession();
  const [failures, setFailures] = useState(0);
  const [dialogs, setDialogs] = useState<typeof Dialogs>();
  const isOver = state.status === 'signed-in' && state.isOver === true;
  const isWanted = isOver || warning.kind === 'warning';
  useEffect(() => {
    if (!isWanted || dialogs) return undefined;
    const tryNow = () => void load().then(setDialogs, () => setFailures(failures + 1));
    if (failures === 0) return tryNow();
    const timer = setTimeout(tryNow, firstPauseMs * 2 ** Math.min(failures - 1, 4));
    return () => clearTimeout(timer);
  }, [isWanted, dialogs, failures, load]);
  if (isOver && !dialogs && failures > 0)
    return (
      <Dialog isOpen size="sm" isClosable={false} title={t('over.title')} onClose={ignore}>
        <Button variant="secondary" size="sm" onClick={() => void session.signOut()}>
          {t('over.leave')}
        </Button>
      </Dialog>
    );
  if (!dialogs) return null;
  if (isOver) return <dialogs.SessionOverDialog key={state.user.sub} email={state.user.email} />;
  return warning.kind === 'warning' ? (
    <dialogs.SessionWarningDialog remainingMs={warning.remainingMs} />
  ) : null;
}
