import { EmptyState, LinkButton, Page } from '@forecourt/shared-design';
import { Navigate, useParams, useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../domain/step-paths.ts';
import { OrderNotFound } from '../features/tracker/index.ts';

const returns = ['hello-again', 'thank-you'] as const;

/**
 * `/signing?orderNumber=…` and its children `/hello-again` and `/thank-you`, where links in messages and the signing provider lead: on to
 * the order's own step. Without an order number the two children say where to go on; anything else is no order (storefront.md section 2).
 */
export function SigningEntry() {
  const { t } = useTranslation('checkout');
  const { '*': rest = '' } = useParams();
  const orderNumber = useSearchParams()[0].get('orderNumber') ?? '';
  const child = returns.find((one) => one === rest);
  if (orderNumber !== '') return <Navigate to={stepPath(orderNumber, 'signing', rest)} replace />;
  if (!child) return <OrderNotFound />;
  return (
    <Page width="narrow">
      <EmptyState
        icon={child === 'thank-you' ? 'success' : 'pen'}
        title={t(`signingEntry.${child}.title`)}
        text={t(`signingEntry.${child}.text`)}
        actions={<LinkButton href="/account/orders">{t('notFound.orders')}</LinkButton>}
      />
    </Page>
  );
}
