import { chakra, Icon } from '@forecourt/shared-design';
import type { FeatureCode } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { featureGroups } from '../domain/feature-groups.ts';
import { FactSection } from './fact-section.tsx';

const Groups = chakra('div', {
  base: {
    display: 'grid',
    // Two or four columns, never three: most vehicles have features of four groups.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: '6',
    rowGap: '6',
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '2.5' },
    // On a phone the groups are below each other, each in two columns.
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr)' },
      gap: '2.5',
      fontSize: { base: 'sm', sm: 'inherit' },
    },
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { color: 'positive', flexShrink: '0', marginTop: '0.5' },
  },
});

/** Equipment that shoppers look for, by group; renders nothing when none is known. */
export function FeatureList({ features }: { features: readonly FeatureCode[] }) {
  const { t } = useTranslation('storefront');
  if (features.length === 0) return null;
  return (
    <FactSection title={t('vehicle.features')}>
      <Groups>
        {featureGroups(features).map((one) => (
          <div key={one.group}>
            <h3>{t(`vehicle.featureGroup.${one.group}`)}</h3>
            <ul>
              {one.features.map((code) => (
                <li key={code}>
                  <Icon name="check" />
                  {t(`inventory.feature.${code}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
    </FactSection>
  );
}
