import { expect, test } from 'vitest';
import { featureCodes, type FeatureCode } from '@forecourt/shared-contracts/inventory';
import { featureGroups } from './feature-groups.ts';

test.each<[string, readonly FeatureCode[], ReturnType<typeof featureGroups>]>([
  ['none', [], []],
  ['one group', ['heated-seats'], [{ group: 'comfort', features: ['heated-seats'] }]],
  [
    'groups in their own order, features in the given one',
    ['tow-package', 'navigation', 'lane-keeping', 'apple-carplay', 'leather-seats', 'backup-camera'],
    [
      { group: 'comfort', features: ['leather-seats'] },
      { group: 'safety', features: ['lane-keeping', 'backup-camera'] },
      { group: 'technology', features: ['navigation', 'apple-carplay'] },
      { group: 'exterior', features: ['tow-package'] },
    ],
  ],
  [
    'a feature of a newer release comes last',
    ['hover-mode' as FeatureCode, 'panoramic-roof'],
    [
      { group: 'exterior', features: ['panoramic-roof'] },
      { group: 'more', features: ['hover-mode' as FeatureCode] },
    ],
  ],
])('features: %s', (_, features, expected) => expect(featureGroups(features)).toEqual(expected));

test('every feature of the catalog is in exactly one group, none of them in the last', () => {
  const grouped = featureGroups(featureCodes);
  expect(grouped.map(({ group }) => group)).toEqual(['comfort', 'safety', 'technology', 'exterior']);
  expect(grouped.flatMap(({ features }) => features).sort()).toEqual([...featureCodes].sort());
});
