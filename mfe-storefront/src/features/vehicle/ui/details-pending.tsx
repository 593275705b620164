import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { RetryPanel, Skeleton } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { DetailsDoor } from './use-details.ts';

/** In place of the page's lower part: its placeholder, or a button to retry. */
export function DetailsPending({ door }: { readonly door: DetailsDoor }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  if (!door.isFailed) return <Skeleton height="900px" />;
  return (
    <RetryPanel title={t('vehicle.detailsFailed')} onRetry={door.tryAgain} phone={dealerPhone(contact)} />
  );
}
