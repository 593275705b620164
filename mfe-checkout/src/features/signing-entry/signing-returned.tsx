import { useTranslation } from '@forecourt/shared-contracts/react';
import { EmptyState, Page } from '@forecourt/shared-design';
import { SiteLinkButton } from '../site-link/index.ts';

/** Children of `/signing` to which the signing provider returns (TRACK-7). */
export const signingReturns = ['hello-again', 'thank-you'] as const;
export type SigningReturn = (typeof signingReturns)[number];

/** Says where to continue, in a tab without a session or without an order number. */
export function SigningReturned({ child }: { child: SigningReturn }) {
  const { t } = useTranslation('checkout');
  return (
    <Page width="narrow">
      <EmptyState
        isPage
        icon={child === 'thank-you' ? 'success' : 'pen'}
        title={t(`signingEntry.${child}.title`)}
        text={t(`signingEntry.${child}.text`)}
        actions={<SiteLinkButton href="/account/orders">{t('notFound.orders')}</SiteLinkButton>}
      />
    </Page>
  );
}
