import { CardSkeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/**
 * Holds the place of content of an order's page that is still loading. Where the page is one column it is as tall as the screen, because
 * content of unknown height would otherwise move what is already shown below it.
 */
export function OrderWaiting() {
  const { t } = useTranslation('checkout');
  return (
    <div data-waiting="" role="status" aria-label={t('tracker.loading')}>
      <CardSkeleton height={{ base: '100dvh', lg: '420px' }} lines={5} />
    </div>
  );
}
