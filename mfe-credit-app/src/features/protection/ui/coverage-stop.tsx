import { EmptyState, LinkButton } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';

interface CoverageStopProps {
  readonly reason: 'noVehicle' | 'gone' | 'expired';
}

const icons = { noVehicle: 'car', gone: 'car', expired: 'lock' } as const;

/** Why no coverage can be chosen here, and where to go: no vehicle in the cart, one that is sold, or an expired session. */
export function CoverageStop({ reason }: CoverageStopProps) {
  const { t } = useTranslation('creditApp');
  const { pathname } = useLocation();
  const hrefs = {
    noVehicle: '/search',
    gone: routePaths.cart,
    expired: `/sign-in?returnTo=${encodeURIComponent(pathname)}`,
  };
  return (
    <EmptyState
      icon={icons[reason]}
      title={t(`coverage.${reason}.title`)}
      text={t(`coverage.${reason}.text`)}
      actions={<LinkButton href={hrefs[reason]}>{t(`coverage.${reason}.action`)}</LinkButton>}
    />
  );
}
