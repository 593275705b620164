import { chakra } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { listedAvailabilities } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withAvailabilityToggled } from '../../../domain/search-changes.ts';
import { checkRowStyles } from './check-row-styles.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';

const List = chakra('ul', { base: checkRowStyles });

/** Which availabilities are listed; none checked means the default. */
export function AvailabilityFilter({ search, result, onChange }: FilterProps) {
  const { t } = useTranslation('storefront');
  return (
    <FilterGroup title={t('inventory.filter.availability')}>
      <List>
        {listedAvailabilities.map((value) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                checked={search.availability.includes(value)}
                onChange={() => onChange((now) => withAvailabilityToggled(now, value))}
              />
              <span className="fc-text">{t(`inventory.availability.${value}`)}</span>
              <span className="fc-count">
                {formatCount(result.availability.find((one) => one.value === value)?.count ?? 0)}
              </span>
            </label>
          </li>
        ))}
      </List>
    </FilterGroup>
  );
}
