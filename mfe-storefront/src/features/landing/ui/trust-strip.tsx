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
    // The first promise takes the cells that would be left over, so that every row is as wide as the others.
    '& ul': {
      gridTemplateColumns: {
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
    },
    '& li:first-of-type:nth-last-of-type(2n + 1)': { gridColumn: { sm: 'span 2', md: 'auto' } },
    '& li:first-of-type:nth-last-of-type(3n + 1)': { gridColumn: { md: '1 / -1', xl: 'auto' } },
    '& li:first-of-type:nth-last-of-type(3n + 2)': { gridColumn: { md: 'span 2', xl: 'auto' } },
    '& li:first-of-type:nth-last-of-type(4n + 1)': { gridColumn: { xl: '1 / -1' } },
    '& li:first-of-type:nth-last-of-type(4n + 2)': { gridColumn: { xl: 'span 3' } },
    '& li:first-of-type:nth-last-of-type(4n + 3)': { gridColumn: { xl: 'span 2' } },
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
