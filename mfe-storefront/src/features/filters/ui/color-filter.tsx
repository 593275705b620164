import { chakra, Icon } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { colorFamilyHex, colorFamilies, type ColorFamily } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withFacetToggled } from '../../../domain/search-changes.ts';
import { facetValues } from '../domain/facet-values.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    gap: '1',
    '& button': {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      width: 'full',
      padding: '2',
      border: '1.5px solid transparent',
      borderRadius: 'small',
      background: 'transparent',
      color: 'ink',
      fontSize: 'xs',
      lineHeight: '1.3',
      cursor: 'pointer',
    },
    '& button:hover': { background: 'surfaceSunken' },
    '& button[aria-pressed=true]': { borderColor: 'brand', background: 'brandSoft', fontWeight: 'semibold' },
    '& .fc-swatch': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: 'full',
      boxShadow: 'inset 0 0 0 1px rgb(127 127 127 / 0.55), inset 0 -6px 10px rgb(0 0 0 / 0.18)',
    },
    '& .fc-count': { color: 'inkMuted', fontWeight: 'normal' },
  },
});

const lightFamilies: ReadonlySet<ColorFamily> = new Set(['White', 'Silver', 'Beige', 'Yellow']);
const isFamily = (value: string): value is ColorFamily =>
  (colorFamilies as readonly string[]).includes(value);

/** Filter by color with a swatch per family. */
export function ColorFilter({ search, result, onChange }: FilterProps) {
  const { t } = useTranslation('storefront');
  const values = facetValues(result, search, 'color');
  if (values.length === 0) return null;
  return (
    <FilterGroup title={t('inventory.filter.color')} chosenCount={search.facets.color.length} isOpen>
      <List>
        {values.map(({ value, count, isChosen }) =>
          isFamily(value) ? (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={!count && !isChosen}
                onClick={() => onChange((now) => withFacetToggled(now, { name: 'color', value }))}
              >
                <span
                  className="fc-swatch"
                  style={{
                    background: colorFamilyHex[value],
                    color: lightFamilies.has(value) ? '#111' : '#fff',
                  }}
                >
                  {isChosen && <Icon name="check" sizePx={16} />}
                </span>
                {t(`inventory.color.${value}`)}
                <span className="fc-count">{formatCount(count)}</span>
              </button>
            </li>
          ) : null,
        )}
      </List>
    </FilterGroup>
  );
}
