import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../domain/purchase-paths.ts';

/** How a loan or a lease goes on once everything is chosen: by the credit application. */
export function NextStep() {
  const { t } = useTranslation('creditApp');
  return (
    <div className="fc-ways">
      <LinkButton href={fixedPath('application') ?? '/cart'} fullWidth size="lg">
        {t('finance.apply')}
      </LinkButton>
      <p>{t('finance.applyNote')}</p>
    </div>
  );
}
