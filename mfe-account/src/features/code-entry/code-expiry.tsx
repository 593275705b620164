import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('p', {
  base: {
    margin: '0',
    textStyle: 'small',
    color: 'inkMuted',
    '& b': { color: 'ink', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the code still works. Screen readers hear it with each full minute and for the last half, not every second. */
export function CodeExpiry({ seconds }: { seconds: number }) {
  const { t } = useTranslation('account');
  const minutes = Math.ceil(seconds / 60);
  const spoken = seconds > 30 ? t('code.expiresSpoken', { count: minutes }) : t('code.expiresSoon');
  return (
    <Root>
      {seconds > 0 && (
        <span aria-hidden="true">
          {t('code.expires')} <b>{clock(seconds)}</b>
        </span>
      )}
      <VisuallyHidden role="status">{seconds > 0 && spoken}</VisuallyHidden>
    </Root>
  );
}
