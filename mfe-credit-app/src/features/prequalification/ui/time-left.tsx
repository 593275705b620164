import { useEffect } from 'react';
import { formatMinutes } from '@forecourt/shared-contracts/formats';
import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useSecondsLeft, useTranslation } from '@forecourt/shared-contracts/react';
import { useDeviceEnd } from '../model/use-device-end.ts';

const Root = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'inkMuted',
    '& b': { color: 'ink', fontWeight: 'semibold' },
  },
});

interface TimeLeftProps {
  readonly until: string;
  /** The server's time of the answer that names the end. */
  readonly answeredAt: string | undefined;
  readonly what: 'code' | 'questions';
}

/** How long something is still valid. Screen readers announce each full minute, not every second. */
export function TimeLeft({ until, answeredAt, what }: TimeLeftProps) {
  const { t } = useTranslation('creditApp');
  const { endMs, askAgain } = useDeviceEnd(until, answeredAt);
  const seconds = useSecondsLeft(endMs);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) askAgain();
  }, [isOver, askAgain]);
  if (isOver) return <Root role="status">{t(`pq.timeLeft.${what}Over`)}</Root>;
  return (
    <Root>
      <span aria-hidden="true">
        {t(`pq.timeLeft.${what}`)} <b>{formatMinutes(seconds)}</b>
      </span>
      <VisuallyHidden role="status">
        {t(`pq.timeLeft.${what}Spoken`, { count: Math.ceil(seconds / 60) })}
      </VisuallyHidden>
    </Root>
  );
}
