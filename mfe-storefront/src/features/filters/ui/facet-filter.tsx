import { useState } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { FacetName } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withFacetToggled } from '../../../domain/search-changes.ts';
import { checkRowStyles } from './check-row-styles.ts';
import { facetLabelKey } from '../domain/facet-label.ts';
import { firstValues } from '../domain/first-values.ts';
import { facetValues } from '../domain/facet-values.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';

const List = chakra('ul', { base: checkRowStyles });
const More = chakra('div', { base: { marginInlineStart: '-3.5' } });

interface FacetFilterProps extends FilterProps {
  readonly name: FacetName;
  readonly isOpen?: boolean;
}

/** Multi-value filter with counts; long lists show only the first values until expanded. */
export function FacetFilter({ name, isOpen = false, search, result, onChange }: FacetFilterProps) {
  const { t } = useTranslation('storefront');
  const [showsAll, setShowsAll] = useState(false);
  const values = facetValues(result, search, name);
  if (values.length === 0) return null;
  const { shown, restCount: rest } = firstValues(values, showsAll);
  return (
    <FilterGroup
      title={t(`inventory.filter.${name}`)}
      chosenCount={search.facets[name].length}
      isOpen={isOpen}
    >
      <List>
        {shown.map(({ value, count, isChosen }) => {
          const key = facetLabelKey(name, value);
          return (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!count && !isChosen}
                  onChange={() => onChange((now) => withFacetToggled(now, { name, value }))}
                />
                <span className="fc-text">{key ? t(key) : value}</span>
                <span className="fc-count">{formatCount(count)}</span>
              </label>
            </li>
          );
        })}
      </List>
      {(rest > 0 || showsAll) && (
        <More>
          <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('filters.showFewer') : t('filters.showMore', { count: rest })}
          </Button>
        </More>
      )}
    </FilterGroup>
  );
}
