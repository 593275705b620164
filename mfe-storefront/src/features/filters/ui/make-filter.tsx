import { useState } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { facetTree, chosenInTree, type Branch } from '../../../domain/facet-tree.ts';
import { withFacetToggled } from '../../../domain/search-changes.ts';
import { firstValues } from '../domain/first-values.ts';
import { checkRowStyles } from './check-row-styles.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';

const List = chakra('ul', {
  base: {
    ...checkRowStyles,
    '& ul': {
      marginInlineStart: '9px',
      paddingInlineStart: '5',
      borderInlineStart: '1.5px solid',
      borderColor: 'line',
    },
    '& .fc-more': { marginInlineStart: '-3.5' },
  },
});

interface BranchesProps {
  readonly branches: readonly Branch[];
  readonly onToggle: (branch: Branch) => void;
  /** The parent of the list; undefined for the makes. */
  readonly name?: string;
}

function Branches({ branches, onToggle, name }: BranchesProps) {
  const { t } = useTranslation('storefront');
  const [showsAll, setShowsAll] = useState(false);
  const { shown, restCount: rest } = firstValues(branches, showsAll);
  return (
    <List aria-label={name === undefined ? undefined : t('filters.branchesOf', { name })}>
      {shown.map((branch) => (
        <li key={branch.value}>
          <label>
            <input
              type="checkbox"
              checked={branch.isChosen}
              disabled={!branch.count && !branch.isChosen}
              onChange={() => onToggle(branch)}
            />
            <span className="fc-text">{branch.value}</span>
            <span className="fc-count">{formatCount(branch.count)}</span>
          </label>
          {branch.below.length > 0 && (
            <Branches branches={branch.below} onToggle={onToggle} name={branch.value} />
          )}
        </li>
      ))}
      {(rest > 0 || showsAll) && (
        <li className="fc-more">
          <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('filters.showFewer') : t('filters.showMore', { count: rest })}
          </Button>
        </li>
      )}
    </List>
  );
}

/** Makes, their models below chosen ones, and trims below chosen models: one filter, as a tree. */
export function MakeFilter({ search, result, onChange }: FilterProps) {
  const { t } = useTranslation('storefront');
  const { facets } = result;
  const branches = facetTree(facets, search);
  if (branches.length === 0) return null;
  return (
    <FilterGroup title={t('inventory.filter.branches')} chosenCount={chosenInTree(search)} isOpen>
      <Branches
        branches={branches}
        onToggle={({ level: name, value }) =>
          onChange((now) => withFacetToggled(now, { name, value, facets }))
        }
      />
    </FilterGroup>
  );
}
