import type { FeatureCode } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine } from '../catalog/catalog-types.ts';
import type { SeededRandom } from './seeded-chance.ts';

interface FeatureQuestion {
  readonly line: CatalogLine;
  readonly year: number;
  readonly msrpDollars: number;
  readonly isElectric: boolean;
}

/**
 * Features by the list price (dollars) from which they are common, and the first model year they were sold.
 */
const usualFrom: readonly (readonly [FeatureCode, number, number])[] = [
  ['keyless-entry', 18_000, 2017],
  ['apple-carplay', 20_000, 2018],
  ['android-auto', 20_000, 2018],
  ['lane-keeping', 21_000, 2019],
  ['adaptive-cruise', 23_000, 2019],
  ['blind-spot-monitor', 25_000, 2018],
  ['heated-seats', 28_000, 2017],
  ['remote-start', 27_000, 2017],
  ['parking-sensors', 33_000, 2018],
  ['wireless-charging', 30_000, 2020],
  ['navigation', 34_000, 2017],
  ['leather-seats', 36_000, 2017],
  ['premium-audio', 38_000, 2017],
  ['heated-steering-wheel', 38_000, 2018],
  ['panoramic-roof', 40_000, 2017],
  ['surround-camera', 43_000, 2019],
  ['ventilated-seats', 45_000, 2018],
  ['head-up-display', 50_000, 2019],
];

/** Makes whose vehicles do not support phone mirroring. */
const withoutMirroring = ['Tesla', 'Rivian'];
const mirroring: readonly FeatureCode[] = ['apple-carplay', 'android-auto'];

const openBodies = ['convertible', 'pickup', 'cab', 'cargo', 'cutaway'];
const tailgateBodies = ['suv', 'minivan', 'wagon'];
const towBodies = ['pickup', 'cab', 'suv'];

/** Returns a sample vehicle's equipment, in alphabetical order. */
export function sampleFeatures(question: FeatureQuestion, chance: SeededRandom): FeatureCode[] {
  const { line, year, msrpDollars, isElectric } = question;
  const isWork = ['cab', 'cargo', 'cutaway'].includes(line.bodyStyle);
  const features = usualFrom
    .filter(([, dollars, from]) => year >= from && chance.happens(likelihood(msrpDollars, dollars, isWork)))
    .map(([code]) => code)
    .filter((code) => code !== 'panoramic-roof' || !openBodies.includes(line.bodyStyle))
    .filter((code) => !mirroring.includes(code) || !withoutMirroring.includes(line.make));
  return [...features, ...bodyFeatures(question, chance), ...(isElectric ? chargingOf(year) : [])].sort();
}

function likelihood(msrpDollars: number, usualDollars: number, isWork: boolean): number {
  const share = msrpDollars / usualDollars;
  if (isWork) return share > 1.6 ? 0.4 : 0.1;
  if (share >= 1.15) return 0.97;
  return share >= 1 ? 0.75 : Math.max(0, share - 0.75);
}

function bodyFeatures({ line, msrpDollars }: FeatureQuestion, chance: SeededRandom): FeatureCode[] {
  const { bodyStyle, seatCount } = line;
  const isRich = msrpDollars > 38_000;
  const isLong = seatCount >= 7;
  const isIn = (bodies: readonly string[]) => bodies.includes(bodyStyle);
  const likelihoods: readonly (readonly [FeatureCode, boolean, number])[] = [
    ['backup-camera', !isIn(['cutaway', 'cab']), 1],
    ['third-row-seats', isLong, 1],
    ['captains-chairs', isLong && isRich, 0.5],
    ['power-liftgate', isRich && isIn(tailgateBodies), 1],
    ['tow-package', isRich && isIn(towBodies), 0.45],
  ];
  return likelihoods.filter(([, isUsual, share]) => isUsual && chance.happens(share)).map(([code]) => code);
}

function chargingOf(year: number): FeatureCode[] {
  return year >= 2018 ? ['dc-fast-charging'] : [];
}
