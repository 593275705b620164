import { Button, chakra, DefinitionList } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLeads } from '../../leads/index.ts';
import { FactSection } from './fact-section.tsx';

const Root = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

function useRows({ economy, features }: VehicleDetail) {
  const { t } = useTranslation('storefront');
  const { rangeMiles, chargeMinutes } = economy;
  return [
    rangeMiles !== undefined && {
      id: 'range',
      label: t('vehicle.fact.rangeWhenNew'),
      value: t('vehicle.rangeMiles', { miles: formatCount(rangeMiles) }),
    },
    chargeMinutes !== undefined && {
      id: 'charge',
      label: t('vehicle.fact.charge'),
      value: t('vehicle.chargeMinutes', { minutes: chargeMinutes }),
    },
    features.includes('dc-fast-charging') && {
      id: 'charging',
      label: t('battery.charging'),
      value: t('inventory.feature.dc-fast-charging'),
    },
  ].filter((row) => row !== false);
}

/** What is known of a used electric vehicle's battery, and how to ask for the rest; renders nothing for others. */
export function BatteryList({ vehicle }: { readonly vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { open, opening } = useLeads();
  const rows = useRows(vehicle);
  if (vehicle.fuelType !== 'Electric' || vehicle.condition === 'New') return null;
  return (
    <FactSection title={t('battery.title')}>
      <Root>
        {rows.length > 0 && <DefinitionList rows={rows} />}
        <Button
          variant="secondary"
          busy={opening === 'contact'}
          onClick={() => open({ kind: 'contact', vehicle })}
        >
          {t('battery.ask')}
        </Button>
      </Root>
    </FactSection>
  );
}
