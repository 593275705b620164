import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PackageState } from '../model/package-state.ts';
import type { Coverage } from '../model/use-coverage.ts';

interface PackageNoticesProps extends Pick<Coverage, 'isTrying' | 'retry'> {
  readonly state: PackageState;
  /** The page says so for all packages at once. */
  readonly isPricingDown: boolean;
}

/** What is to be known of a package before its levels: ultra contains it, or levels of it have no price just now. */
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
