import {
  bodyStyles,
  colorFamilies,
  colorFamilyHex,
  drivetrains,
  featureCodes,
  fuelTypes,
  vehicleConditions,
  type BodyStyle,
  type ColorFamily,
  type Drivetrain,
  type FeatureCode,
  type FuelType,
  type VehicleCondition,
} from '@forecourt/shared-contracts/inventory';

/** Returns a word in the form used for comparison: only lowercase letters and digits. */
export function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The words of a list by their plain spelling, with the alternatives that dealers' systems write. */
function words<T extends string>(
  list: readonly T[],
  others: Readonly<Record<string, T>>,
): ReadonlyMap<string, T> {
  return new Map([...Object.entries(others), ...list.map((word) => [normalizeWord(word), word] as const)]);
}

const usualWords = {
  condition: words<VehicleCondition>(vehicleConditions, {
    cpo: 'Certified',
    certifiedpreowned: 'Certified',
    preowned: 'Used',
  }),
  bodyStyle: words<BodyStyle>(bodyStyles, {
    sportutility: 'suv',
    sportutilityvehicle: 'suv',
    crossover: 'suv',
    truck: 'pickup',
    pickuptruck: 'pickup',
    crewcabpickup: 'pickup',
    chassiscab: 'cab',
    cabchassis: 'cab',
    cargovan: 'cargo',
    passengervan: 'passenger',
    estate: 'wagon',
    cabriolet: 'convertible',
    roadster: 'convertible',
    hatch: 'hatchback',
    '4drsedan': 'sedan',
  }),
  fuel: words<FuelType>(fuelTypes, {
    gas: 'Gasoline',
    petrol: 'Gasoline',
    flexfuel: 'Gasoline',
    hev: 'Hybrid',
    gaselectrichybrid: 'Hybrid',
    phev: 'Plug-In Hybrid',
    ev: 'Electric',
    bev: 'Electric',
    battery: 'Electric',
    fuelcell: 'Hydrogen',
  }),
  drivetrain: words<Drivetrain>(drivetrains, {
    frontwheeldrive: 'FWD',
    rearwheeldrive: 'RWD',
    allwheeldrive: 'AWD',
    fourwheeldrive: '4WD',
    '4x4': '4WD',
  }),
  colorFamily: words<ColorFamily>(colorFamilies, { grey: 'Gray' }),
  feature: words<FeatureCode>(featureCodes, {
    carplay: 'apple-carplay',
    adaptivecruisecontrol: 'adaptive-cruise',
    blindspotmonitoring: 'blind-spot-monitor',
    rearcamera: 'backup-camera',
    rearviewcamera: 'backup-camera',
    sunroof: 'panoramic-roof',
    panoramicsunroof: 'panoramic-roof',
    leather: 'leather-seats',
    thirdrow: 'third-row-seats',
    '3rdrowseats': 'third-row-seats',
    towing: 'tow-package',
    trailerhitch: 'tow-package',
    lanekeepingassist: 'lane-keeping',
  }),
};

/** Names of the closed lists used in a feed. */
export type WordList = keyof typeof usualWords;
type Word<L extends WordList> = (typeof usualWords)[L] extends ReadonlyMap<string, infer T> ? T : never;

/** Returns the word of a list that a text matches, ignoring case and punctuation; undefined if none does. */
export function usualWord<L extends WordList>(list: L, text: string): Word<L> | undefined {
  return usualWords[list].get(normalizeWord(text)) as Word<L> | undefined;
}

/** Returns the words that a list accepts, for a message. */
export function wordsOfList(list: WordList): string {
  return [...new Set<string>(usualWords[list].values())].sort().join(', ');
}

const otherColorWords: Readonly<Record<string, ColorFamily>> = {
  charcoal: 'Gray',
  graphite: 'Gray',
  granite: 'Gray',
  ivory: 'White',
  onyx: 'Black',
  ebony: 'Black',
  platinum: 'Silver',
  navy: 'Blue',
  burgundy: 'Red',
  maroon: 'Red',
  ruby: 'Red',
  tan: 'Beige',
  bronze: 'Brown',
  gold: 'Yellow',
};

/**
 * Returns the color family contained in a paint's name ('Midnight Blue Metallic'); the last one counts.
 * Undefined if there is none.
 */
export function familyOfPaint(name: string): ColorFamily | undefined {
  const found = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => usualWord('colorFamily', word) ?? otherColorWords[word] ?? []);
  return found.at(-1);
}

/** Returns the color family whose swatch is nearest to a color, `#rrggbb`. */
export function familyOfHex(hex: string): ColorFamily {
  const distance = (family: ColorFamily) => {
    const other = channels(colorFamilyHex[family]);
    return channels(hex).reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  };
  return colorFamilies.reduce((best, family) => (distance(family) < distance(best) ? family : best));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
