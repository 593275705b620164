import { useEffect } from 'react';
import { chakra, Icon, LinkButton } from '@forecourt/shared-design';
import { useLocation, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useCompared } from '../model/use-card-choices.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const heightPx = 60;
/** Pages with cards; the vehicle page has its own bar there, and the comparison page needs none. */
const places: readonly string[] = ['/', routePaths.search, routePaths['saved-vehicles']];

const Root = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '10',
    minHeight: `${heightPx}px`,
    background: 'surfaceRaised',
    borderTop: '1px solid',
    borderColor: 'line',
    boxShadow: '0 -8px 24px -12px rgb(0 0 0 / 0.25)',
    animation: 'fc-slide-bottom {durations.normal} {easings.standard}',
    // It leaves as it came, and stays on the page until it has.
    transition:
      'translate {durations.fast} {easings.standard}, display {durations.fast} {easings.standard} allow-discrete',
    '&[hidden]': { display: 'none', translate: '0 100%' },
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      maxWidth: 'app',
      minHeight: `${heightPx - 1}px`,
      marginInline: 'auto',
      paddingInline: { base: '4', sm: '6', lg: '10' },
      paddingBlock: '1.5',
    },
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      margin: '0',
      minWidth: '0',
      lineHeight: '1.25',
    },
    '& svg': { flexShrink: '0' },
    '& small': { display: 'block', color: 'inkMuted', fontSize: 'xs' },
    '& a': { flexShrink: '0' },
  },
});

/** Bar at the bottom of the window on pages with cards, however short they are, while there is something to compare: the count, and a link to the comparison. */
export function ComparisonTray() {
  const { t } = useTranslation('storefront');
  const limit = useTenant().inventory.comparisonLimit;
  const { pathname } = useLocation();
  const count = useCompared().length;
  const hasPlace = places.includes(pathname);
  const isShown = count > 0 && hasPlace;
  useEffect(() => {
    if (!isShown) return undefined;
    // Elements focused by keyboard scroll clear of the bar, and the end of the page is above it.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${heightPx + 12}px`;
    style.paddingBottom = `${heightPx}px`;
    return () => {
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [isShown]);
  if (!hasPlace) return null;
  const hint = count === 1 ? 'tray.addAnother' : count >= limit ? 'tray.full' : 'tray.room';
  return (
    <Root hidden={!isShown} data-print="no" aria-label={t('tray.title')}>
      <div>
        <p role="status">
          <Icon name="compare" />
          <span>
            {t('tray.count', { count })}
            <small>{t(hint, { count: limit - count })}</small>
          </span>
        </p>
        <LinkButton href={routePaths.compare}>{t('tray.open')}</LinkButton>
      </div>
    </Root>
  );
}
