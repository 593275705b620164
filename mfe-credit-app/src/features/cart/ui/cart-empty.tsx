import { Alert, EmptyState, LinkButton, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** No vehicle in the cart: a link to the search, and what happened to the previous one. */
export function CartEmpty({ wasRemoved }: { wasRemoved: boolean }) {
  const { t } = useTranslation('creditApp');
  return (
    <Stack gap="5">
      {wasRemoved && <Alert severity="success">{t('remove.done')}</Alert>}
      <EmptyState
        icon="cart"
        title={t('cart.emptyTitle')}
        text={t('cart.emptyText')}
        actions={
          <LinkButton href="/search" icon="search">
            {t('cart.search')}
          </LinkButton>
        }
      />
    </Stack>
  );
}
