import { formatMinutes } from '@forecourt/shared-contracts/formats';
import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useSecondsLeft, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'inkMuted',
    '& b': { color: 'ink', fontWeight: 'semibold' },
  },
});

/** How long something is still valid. Screen readers announce each full minute, not every second. */
export function TimeLeft({ until, what }: { readonly until: string; readonly what: 'code' | 'questions' }) {
  const { t } = useTranslation('creditApp');
  const seconds = useSecondsLeft(Date.parse(until));
  if (seconds === 0) return <Root role="status">{t(`pq.timeLeft.${what}Over`)}</Root>;
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
