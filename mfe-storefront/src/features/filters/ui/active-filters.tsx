import { Button, chakra, Chip } from '@forecourt/shared-design';
import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { filterChips } from '../../../domain/filter-chips.ts';
import { withoutFilters, type SearchChange } from '../../../domain/search-changes.ts';
import { chipLabel } from './chip-label.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
  },
});

interface ActiveFiltersProps {
  readonly search: VehicleSearch;
  /** The last result, if any. */
  readonly result: SearchResult | undefined;
  readonly onChange: (change: SearchChange) => void;
}

/** The active filters as removable chips; renders nothing when there are none. */
export function ActiveFilters({ search, result, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('storefront');
  const chips = filterChips(search, result?.facets);
  if (chips.length === 0) return null;
  return (
    <List aria-label={t('filters.active')}>
      {chips.map(({ id, subject, without }) => (
        <li key={id}>
          <Chip kind="remove" label={chipLabel(t, subject)} onClick={() => onChange(without)} />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => onChange(withoutFilters)}>
          {t('filters.clearAll')}
        </Button>
      </li>
    </List>
  );
}
