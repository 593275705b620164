import { AppLink, chakra, PageHeading, usePageTitle } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';

/** A page of the buyer's orders: by their orders, or by their deals. */
export type OrdersPageId = 'orders' | 'deals';

const Other = chakra('p', { base: { margin: '0', marginTop: '2', textStyle: 'small' } });

/** The page's heading, the same in each of its states, with the way to the other page. */
export function OrdersHeading({ page }: { readonly page: OrdersPageId }) {
  const { t } = useTranslation('account');
  usePageTitle(t(`${page}.title`));
  return (
    <>
      <PageHeading lead={t(`${page}.lead`)}>{t(`${page}.title`)}</PageHeading>
      <Other>
        <AppLink href={page === 'orders' ? routePaths.deals : routePaths.orders}>
          {t(`${page}.other`)}
        </AppLink>
      </Other>
    </>
  );
}
