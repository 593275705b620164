import { LinkButton } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { CartNextBar } from './cart-next-bar.tsx';
import { NextWays } from './next-ways.tsx';

/** The next step of a loan or a lease once everything is chosen: the credit application. */
export function NextStep({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  return (
    <NextWays>
      <CartNextBar cart={cart}>
        <LinkButton href={fixedPath('application') ?? routePaths.cart} size="lg">
          {t('finance.apply')}
        </LinkButton>
      </CartNextBar>
      <p>{t('finance.applyNote')}</p>
    </NextWays>
  );
}
