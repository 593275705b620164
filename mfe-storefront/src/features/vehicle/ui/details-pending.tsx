import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { chakra, RetryPanel, Skeleton, TextSkeleton } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { DetailsDoor } from './use-details.ts';

/** About as high as the lower part. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    height: '900px',
    overflow: 'hidden',
  },
});

/** In place of the page's lower part: its placeholder, or a button to retry. */
export function DetailsPending({ door }: { readonly door: DetailsDoor }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  if (!door.isFailed)
    return (
      <Frame aria-hidden>
        <Skeleton height="32px" width="60%" />
        <Skeleton height="164px" />
        <TextSkeleton lines={8} />
      </Frame>
    );
  return (
    <RetryPanel title={t('vehicle.detailsFailed')} onRetry={door.tryAgain} phone={dealerPhone(contact)} />
  );
}
