import { AppLink, chakra } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { searchHrefOf } from '../../../domain/search-href.ts';
import { ResultsLink } from '../../inventory/index.ts';

const Root = chakra('nav', {
  base: {
    marginBottom: { base: '3', md: '5' },
    '& ol': {
      // The links are as high as a finger needs, the row as high as its text needs.
      margin: '-6px 0',
      display: 'flex',
      flexWrap: 'wrap',
      textStyle: 'small',
    },
    '& li': { display: 'flex', alignItems: 'center' },
    '& li:not(:last-child)::after': { content: '"/"', marginInline: '2.5', color: 'inkMuted' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
});

/** Links back into the search, from broad to narrow. */
export function Breadcrumbs({ vehicle }: { vehicle: Pick<VehicleDetail, 'make' | 'model'> }) {
  const { t } = useTranslation('storefront');
  const { make, model } = vehicle;
  const steps = [
    { href: searchHrefOf({ make }), label: make },
    { href: searchHrefOf({ make, model }), label: model },
  ];
  return (
    <Root aria-label={t('vehicle.breadcrumbs')}>
      <ol>
        <li>
          <ResultsLink label={t('vehicle.allVehicles')} />
        </li>
        {steps.map(({ href, label }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
      </ol>
    </Root>
  );
}
