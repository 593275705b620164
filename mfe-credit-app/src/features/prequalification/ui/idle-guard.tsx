import { useEffect, useState, type ReactNode } from 'react';
import { Button, chakra, Dialog, VisuallyHidden } from '@forecourt/shared-design';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { formatMinutes, steadyClock } from '@forecourt/shared-contracts/formats';
import { dropDrafts, type FormName } from '../../../platform/form-draft.ts';

/**
 * Guests' details are removed from the screen after 15 minutes of inactivity; the last two are counted down. Members have the site's own
 * idle guard.
 */
const idle = { endMs: 15 * 60_000, warnMs: 13 * 60_000 } as const;

const drafts: readonly FormName[] = [
  'pre-qualification.identification',
  'pre-qualification.full-identification',
];
const Time = chakra('p', { base: { textStyle: 'heading', margin: '0' } });
const signs = ['pointerdown', 'keydown'] as const;

/** Milliseconds of inactivity, while watched; `use` resets it. */
function useIdleMs(isWatched: boolean) {
  const [clock] = useState(steadyClock);
  const [usedAt, setUsedAt] = useState(clock);
  const [now, setNow] = useState(usedAt);
  const idleMs = isWatched ? now - usedAt : 0;
  const isWarned = idleMs >= idle.warnMs;
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [isWatched, clock]);
  useEffect(() => {
    if (!isWatched || isWarned) return undefined;
    const note = () => setUsedAt(clock());
    for (const sign of signs) document.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, [isWatched, isWarned, clock]);
  const use = () => {
    setUsedAt(clock());
    setNow(clock());
  };
  return { idleMs, use };
}

/**
 * 'Session-expiry dialog' of a guest (BUY-38): a warning shows the remaining time (ACCT-44). After that, unsent input is removed from the
 * screen and from the tab until the shopper continues (ACCT-45); saved values are restored then.
 */
export function IdleGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('creditApp');
  const { idleMs, use } = useIdleMs(useSession().status !== 'signed-in');
  const platform = usePlatform();
  const isOver = idleMs >= idle.endMs;
  useEffect(() => {
    if (isOver) dropDrafts(platform, drafts);
  }, [isOver, platform]);
  const left = Math.max(0, Math.ceil((idle.endMs - idleMs) / 1000));
  const isWarned = idleMs >= idle.warnMs;
  return (
    <>
      {!isOver && children}
      <Dialog
        isOpen={isWarned}
        isClosable={!isOver}
        onClose={use}
        title={t(isOver ? 'pq.idle.overTitle' : 'pq.idle.title')}
        size="sm"
        footer={<Button onClick={use}>{t('pq.idle.continue')}</Button>}
      >
        <p>{t(isOver ? 'pq.idle.overText' : 'pq.idle.text')}</p>
        {!isOver && (
          <>
            <Time role="timer" aria-live="off">
              {formatMinutes(left)}
            </Time>
            <VisuallyHidden role="status">
              {t('pq.idle.minutes', { count: Math.ceil(left / 60) })}
            </VisuallyHidden>
          </>
        )}
      </Dialog>
    </>
  );
}
