import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PackageState } from '../model/package-state.ts';
import type { Coverage } from '../model/use-coverage.ts';

interface PackageNoticesProps extends Pick<Coverage, 'isTrying' | 'retry'> {
  readonly state: PackageState;
  /** The page reports it for all packages at once. */
  readonly isPricingDown: boolean;
}

/** Notices above a package's levels: ultra contains it, or some of its levels have no price at the moment. */
export function PackageNotices({ state, isPricingDown, isTrying, retry }: PackageNoticesProps) {
  const { t } = useTranslation('creditApp');
  return (
    <>
      {state.isInUltra && (
        <Alert severity="info" live="off">
          {t('coverage.package.included')}
        </Alert>
      )}
      {!isPricingDown && state.prices !== 'all' && (
        <Alert
          severity="warning"
          live="off"
          actions={
            <Button variant="secondary" size="sm" icon="refresh" busy={isTrying} onClick={retry}>
              {t('coverage.package.retry')}
            </Button>
          }
        >
          {t(state.prices === 'none' ? 'coverage.package.unpricedAll' : 'coverage.package.unpriced')}
        </Alert>
      )}
      {state.chosen?.isHeld && <p className="fc-note">{t('coverage.package.held')}</p>}
    </>
  );
}
