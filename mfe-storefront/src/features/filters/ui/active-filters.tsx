import { useRef } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withoutFilters, type SearchChange } from '../../../domain/search-changes.ts';
import { Chip } from './chip.tsx';
import { chipLabel } from './chip-label.ts';
import { useFilterChips } from './use-filter-chips.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // Its words begin where the chips do.
    '& li:last-of-type button': { paddingInline: '0' },
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
  const list = useRef<HTMLUListElement>(null);
  const chips = useFilterChips(search, result?.facets);
  if (chips.length === 0) return null;
  /** A pressed button goes away with its filter: focus is moved to the next one before, or to the heading if none is left. */
  const remove = (change: SearchChange, nextButton: number | undefined) => {
    const next = nextButton === undefined ? null : list.current?.querySelectorAll('button')[nextButton];
    (next ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
    onChange(change);
  };
  return (
    <List ref={list} aria-label={t('filters.active')}>
      {chips.map(({ id, subject, without }, index) => (
        <li key={id}>
          <Chip
            label={chipLabel(t, subject)}
            onClick={() => remove(without, chips.length > 1 ? index + 1 : undefined)}
          />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => remove(withoutFilters, undefined)}>
          {t('filters.clearAll')}
        </Button>
      </li>
    </List>
  );
}
