import { chakra, Page } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { nearScreen } from '../../../platform/near-screen.ts';
import { trustViews } from '../../trust/index.ts';

const Root = chakra('section', {
  base: {
    ...nearScreen('640px'),
    background: 'hero',
    color: 'onHero',
    paddingBlock: {
      base: 'calc(2.5rem * var(--fc-space, 1))',
      md: 'calc(3.5rem * var(--fc-space, 1))',
    },
    // The same columns in every row, whatever the number of promises; the person to call in a row below them.
    '& ul': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } },
    '@media (min-width: 600px)': {
      '& .fc-person': {
        gridColumn: '1 / -1',
        alignItems: 'center',
        padding: '4',
        borderRadius: 'card',
        background: 'color-mix(in srgb, var(--fc-on-hero) 8%, var(--fc-hero))',
        '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
        '& p': {
          display: 'flex',
          flex: '1 1 20rem',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '4',
        },
        '& a': {
          display: 'grid',
          placeItems: 'center',
          minHeight: '44px',
          paddingInline: '5',
          border: '1px solid',
          borderRadius: 'control',
          textDecorationLine: 'none',
          whiteSpace: 'nowrap',
        },
      },
    },
    '& h2': { textStyle: 'heading', margin: '0', marginBottom: '6', color: 'onHero' },
  },
});

/** What the dealer promises, with the dealer's own figures (SHOP-91). */
export function TrustStrip() {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  return (
    <Root aria-labelledby="storefront-trust">
      <Page flush>
        <h2 id="storefront-trust">{t('landing.trust.title', { brandName })}</h2>
        <trustViews.View id="list" tone="hero" />
      </Page>
    </Root>
  );
}
