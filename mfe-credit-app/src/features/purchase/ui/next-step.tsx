import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** The next step of a loan or a lease once everything is chosen: the credit application. */
export function NextStep() {
  const { t } = useTranslation('creditApp');
  return (
    <div className="fc-ways">
      <LinkButton href={fixedPath('application') ?? routePaths.cart} fullWidth size="lg">
        {t('finance.apply')}
      </LinkButton>
      <p>{t('finance.applyNote')}</p>
    </div>
  );
}
