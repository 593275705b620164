import type { FeatureCode } from '@forecourt/shared-contracts/inventory';

/** Groups of features in the order of the page; screens label each by `vehicle.featureGroup.{group}`. */
const groups = ['comfort', 'safety', 'technology', 'exterior', 'more'] as const;
type FeatureGroup = (typeof groups)[number];

const groupOf: Readonly<Record<FeatureCode, Exclude<FeatureGroup, 'more'>>> = {
  'adaptive-cruise': 'safety',
  'android-auto': 'technology',
  'apple-carplay': 'technology',
  'backup-camera': 'safety',
  'blind-spot-monitor': 'safety',
  'captains-chairs': 'comfort',
  'dc-fast-charging': 'technology',
  'head-up-display': 'technology',
  'heated-seats': 'comfort',
  'heated-steering-wheel': 'comfort',
  'keyless-entry': 'comfort',
  'lane-keeping': 'safety',
  'leather-seats': 'comfort',
  navigation: 'technology',
  'panoramic-roof': 'exterior',
  'parking-sensors': 'safety',
  'power-liftgate': 'exterior',
  'premium-audio': 'technology',
  'remote-start': 'comfort',
  'surround-camera': 'safety',
  'third-row-seats': 'comfort',
  'tow-package': 'exterior',
  'ventilated-seats': 'comfort',
  'wireless-charging': 'technology',
};

/** Features of one group. */
interface GroupedFeatures {
  readonly group: FeatureGroup;
  readonly features: readonly FeatureCode[];
}

/**
 * Returns a vehicle's features by group, each in the given order, without groups that have none (SHOP-51). A feature that a newer release
 * of the service adds belongs to `more`.
 */
export function featureGroups(features: readonly FeatureCode[]): GroupedFeatures[] {
  const known: Readonly<Partial<Record<string, FeatureGroup>>> = groupOf;
  return groups
    .map((group) => ({ group, features: features.filter((code) => (known[code] ?? 'more') === group) }))
    .filter((one) => one.features.length > 0);
}
