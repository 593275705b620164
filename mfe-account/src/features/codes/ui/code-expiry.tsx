import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { spokenTime, timeLeft } from '../../../domain/time-left.ts';

const Root = chakra('p', {
  base: {
    margin: '0',
    textStyle: 'small',
    color: 'inkMuted',
    '& b': { color: 'ink', fontWeight: 'semibold' },
  },
});

/** Shows how long the code still works. Screen readers announce each hour, minute and the last half minute, not every second. */
export function CodeExpiry({ seconds }: { seconds: number }) {
  const { t } = useTranslation('account');
  const { locale } = usePlatform();
  const { key, count } = spokenTime(seconds);
  return (
    <Root>
      {seconds > 0 && (
        <span aria-hidden="true">
          {t('code.expires')} <b>{timeLeft(seconds, locale)}</b>
        </span>
      )}
      <VisuallyHidden role="status">{seconds > 0 && t(`code.${key}`, { count })}</VisuallyHidden>
    </Root>
  );
}
