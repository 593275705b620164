import { chakra } from '@forecourt/shared-design';
import type { ListedAvailability } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withAvailabilityToggled } from '../../domain/search-changes.ts';
import { checkRowStyles } from './check-row-styles.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';

const List = chakra('ul', { base: checkRowStyles });
const choices: readonly ListedAvailability[] = ['Available', 'PendingSale', 'Sold'];

/** Which states of availability are listed; all off means the default. */
export function AvailabilityFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation('storefront');
  return (
    <FilterGroup title={t('inventory.filter.availability')}>
      <List>
        {choices.map((value) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                checked={search.availability.includes(value)}
                onChange={() => onChange(withAvailabilityToggled(search, value))}
              />
              <span className="fc-text">{t(`inventory.availability.${value}`)}</span>
            </label>
          </li>
        ))}
      </List>
    </FilterGroup>
  );
}
