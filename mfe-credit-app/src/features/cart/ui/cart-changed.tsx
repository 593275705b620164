import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** A change was not made, because another tab or device has put another vehicle in the cart or emptied it; the page shows the cart as it is. */
export function CartChanged() {
  const { t } = useTranslation('creditApp');
  return <Alert severity="error">{t('changeFailed.conflict')}</Alert>;
}
