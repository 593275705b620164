import { chakra, Page } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { trustViews } from '../../trust/index.ts';

const Root = chakra('section', {
  base: {
    background: 'hero',
    color: 'onHero',
    paddingBlock: {
      base: 'calc(2.5rem * var(--fc-space, 1))',
      md: 'calc(3.5rem * var(--fc-space, 1))',
    },
    '& h2': { textStyle: 'heading', margin: '0', marginBottom: '6', color: 'onHero' },
  },
});

/** What the dealer promises, with the dealer's own figures: price and deposit, and what every page repeats (SHOP-91). */
export function TrustStrip() {
  const { t } = useTranslation('storefront');
  const { brandName, payment } = useTenant();
  const values = {
    deposit: formatCurrency(payment.depositCents),
    fee: formatCurrency(payment.documentFeeCents),
  };
  const extra = (
    [
      { id: 'price', icon: 'tag' },
      { id: 'deposit', icon: 'card' },
    ] as const
  ).map(({ id, icon }) => ({
    id,
    icon,
    title: t(`landing.trust.${id}.title`, values),
    text: t(`landing.trust.${id}.text`, values),
  }));
  return (
    <Root aria-labelledby="storefront-trust">
      <Page flush>
        <h2 id="storefront-trust">{t('landing.trust.title', { brandName })}</h2>
        <trustViews.View id="list" tone="hero" extra={extra} />
      </Page>
    </Root>
  );
}
