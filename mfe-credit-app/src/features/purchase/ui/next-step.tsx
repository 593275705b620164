import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { NextBar } from './next-bar.tsx';
import { NextWays } from './next-ways.tsx';

/** The next step of a loan or a lease once everything is chosen: the credit application. */
export function NextStep() {
  const { t } = useTranslation('creditApp');
  return (
    <NextWays>
      <NextBar>
        <LinkButton href={fixedPath('application') ?? routePaths.cart} size="lg">
          {t('finance.apply')}
        </LinkButton>
      </NextBar>
      <p>{t('finance.applyNote')}</p>
    </NextWays>
  );
}
