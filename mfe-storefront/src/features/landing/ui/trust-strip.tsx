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
    // Every row is as wide as the others, whatever the number of promises: seven are four and three.
    '& ul': { gridTemplateColumns: { sm: 'repeat(12, minmax(0, 1fr))' } },
    '& li': { gridColumn: { sm: 'span 6', md: 'span 4', xl: 'span 3' } },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: { sm: 'span 12', md: 'span 4', xl: 'span 3' } },
    '& ul:has(> li:nth-of-type(5):last-of-type) > li, & ul:has(> li:nth-of-type(6):last-of-type) > li': {
      gridColumn: { xl: 'span 4' },
    },
    '& ul:has(> li:nth-of-type(5):last-of-type) > li:nth-of-type(n + 4)': { gridColumn: { md: 'span 6' } },
    '& ul:has(> li:nth-of-type(7):last-of-type) > li:nth-of-type(n + 4)': {
      gridColumn: { md: 'span 6', xl: 'span 3' },
    },
    '& ul:has(> li:nth-of-type(7):last-of-type) > li:nth-of-type(n + 5)': { gridColumn: { xl: 'span 4' } },
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
