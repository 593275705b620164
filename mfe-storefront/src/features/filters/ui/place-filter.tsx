import { useId } from 'react';
import { chakra, SelectField } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { offeredRadii } from '../../../domain/offered-radii.ts';
import { withDistance, withZip } from '../../../domain/search-changes.ts';
import { rememberShopperZip } from '../../../platform/shopper-zip.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';
import { ZipEditor } from './zip-editor.tsx';

const Place = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& p[data-unknown=true]': { color: 'warning' },
  },
});

/** Distance from a ZIP; the radius is offered once there is one. */
export function PlaceFilter({ search, result, found, onChange }: FilterProps) {
  const { t } = useTranslation('storefront');
  const platform = usePlatform();
  const selectId = useId();
  const { zip, distanceMiles } = search;
  // Until its answer is there, nothing is known of a new ZIP.
  const isUnknown = zip !== undefined && zip === found.zip && result.origin === undefined;
  const handleZip = (next: string | undefined) => {
    if (next !== undefined) rememberShopperZip(platform, next);
    onChange((now) => withZip(now, next));
  };
  return (
    <FilterGroup
      title={t('inventory.filter.distance')}
      chosenCount={distanceMiles === undefined ? 0 : 1}
      isOpen
    >
      <Place>
        <ZipEditor zip={zip} onCommit={handleZip} />
        {zip === undefined && <p>{t('filters.zipWhy')}</p>}
        {isUnknown && (
          <p data-unknown role="alert">
            {t('filters.zipUnknown', { zip })}
          </p>
        )}
        {result.origin && <p>{t('filters.near', result.origin)}</p>}
        {result.origin && (
          <SelectField
            id={selectId}
            name="distance"
            label={t('filters.within')}
            placeholder={null}
            value={distanceMiles === undefined ? '' : String(distanceMiles)}
            onChange={(event) => {
              const miles = event.target.value === '' ? undefined : Number(event.target.value);
              onChange((now) => withDistance(now, miles));
            }}
            options={[
              { value: '', label: t('filters.anyDistance') },
              ...offeredRadii(distanceMiles).map((miles) => ({
                value: String(miles),
                label: t('filters.miles', { miles }),
              })),
            ]}
          />
        )}
      </Place>
    </FilterGroup>
  );
}
