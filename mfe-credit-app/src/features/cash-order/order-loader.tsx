import { chakra, Spinner } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    paddingBlock: { base: '16', md: '24' },
    textAlign: 'center',
    textStyle: 'heading',
    '& small': { textStyle: 'small', color: 'inkMuted' },
  },
});

/** Checkout redirect loader (storefront.md section 2). */
export function OrderLoader() {
  const { t } = useTranslation('creditApp');
  return (
    <Root role="status">
      <Spinner sizePx={48} />
      <span>{t('order.loader')}</span>
      <small>{t('order.loaderNote')}</small>
    </Root>
  );
}
