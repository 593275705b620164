import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { VehicleCondition } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { FactSection } from './fact-section.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '2.5',
    '& li': { display: 'flex', gap: '2.5', alignItems: 'flex-start' },
    '& svg': { color: 'positive', flexShrink: '0', marginTop: '0.5' },
  },
});

/**
 * What covers a vehicle after the sale, by its condition and the dealer's promises, and the money-back guarantee; renders nothing if the
 * dealer promises nothing (SHOP-82).
 */
export function WarrantyList({ condition }: { readonly condition: VehicleCondition }) {
  const { t } = useTranslation('storefront');
  const { limitedWarranty, moneyBack } = useTenant().promises;
  const isUsed = condition === 'Used';
  const limited = limitedWarranty && {
    months: limitedWarranty.months,
    miles: formatCount(limitedWarranty.miles),
  };
  if (isUsed && !limited && !moneyBack) return null;
  return (
    <FactSection title={t('warranty.title')}>
      <List>
        {(!isUsed || limited) && (
          <li>
            <Icon name="shield" />
            {t(`warranty.${condition}`, { ...limited })}
          </li>
        )}
        {moneyBack && (
          <li>
            <Icon name="refresh" />
            {t('warranty.moneyBack', { days: moneyBack.days, miles: formatCount(moneyBack.miles) })}
          </li>
        )}
      </List>
      <AppLink href={routePaths.warranty} variant="strong">
        {t('warranty.more')}
      </AppLink>
    </FactSection>
  );
}
