import {
  modelStyle,
  variantOfStyle,
  type DrawnModel,
  type ShapeVariant,
  type StyleClass,
} from '@forecourt/backend/media/index.ts';

/** Styles of vehicles, each of which has a cabin of its own. */
export const cabinStyles = [
  'family',
  'luxury',
  'sport',
  'electric',
  'minimal',
  'twin',
  'retro',
  'offroad',
  'truck',
  'work',
] as const satisfies readonly (StyleClass | 'minimal' | 'twin')[];

/** One of {@link cabinStyles}: `minimal` has one screen and no instruments, `twin` a wide band of two screens. */
export type CabinStyle = (typeof cabinStyles)[number];

type Grille = ShapeVariant['grille'];

/** Makes, by their grilles, whose electric vehicles have two screens side by side: BMW, Mercedes-Benz, Hyundai, Kia, Cadillac, Genesis, Audi and Porsche. */
const twinElectric: ReadonlySet<Grille> = new Set([
  'kidney',
  'star',
  'cascade',
  'tiger',
  'mesh',
  'wing',
  'octagon',
  'low',
]);

/** Makes whose other cars have them, too: BMW, Mercedes-Benz, Hyundai and Kia. */
const twinOthers: ReadonlySet<Grille> = new Set(['kidney', 'star', 'cascade', 'tiger']);

/** Makes without a grille of their own, such as Tesla, and Volvo. */
const minimalElectric: ReadonlySet<Grille> = new Set([undefined, 'slash']);

type NamedModel = readonly [
  cabin: CabinStyle,
  model: string,
  bodyStyle: DrawnModel['bodyStyle'],
  year: number,
  fuelType?: DrawnModel['fuelType'],
];

/** Models whose cabin is not the one of their make and kind: earlier and smaller ones have instruments and knobs. */
const namedModels: readonly NamedModel[] = [
  ['family', 'Hyundai Accent', 'sedan', 2022],
  ['family', 'Hyundai Tucson', 'suv', 2021],
  ['family', 'Hyundai Venue', 'suv', 2026],
  ['family', 'Kia Optima', 'sedan', 2020],
  ['family', 'Kia Forte', 'sedan', 2024],
  ['family', 'Kia Rio', 'sedan', 2023],
  ['family', 'Kia Soul', 'hatchback', 2025],
  ['family', 'Kia Sedona', 'minivan', 2021],
  ['family', 'Kia Sportage', 'suv', 2022],
  ['family', 'Kia Stinger', 'sedan', 2023],
  ['twin', 'Hyundai Sonata', 'sedan', 2026],
  ['twin', 'Hyundai Elantra Hybrid', 'sedan', 2026, 'Hybrid'],
  ['twin', 'Cadillac CT4', 'sedan', 2026],
  ['twin', 'Cadillac CT5', 'sedan', 2026],
  ['twin', 'Cadillac Escalade', 'suv', 2026],
  ['electric', 'Honda Prologue', 'suv', 2026, 'Electric'],
  ['twin', 'Jaguar I-Pace', 'suv', 2024, 'Electric'],
];

const cabinOfModel: ReadonlyMap<string, CabinStyle> = new Map(
  namedModels.map(([cabin, name, bodyStyle, year, fuelType = 'Gasoline']) => {
    const [make = '', ...model] = name.split(' ');
    return [modelStyle({ make, model: model.join(' '), bodyStyle, year, fuelType }), cabin];
  }),
);

function electricCabin(grille: Grille): CabinStyle {
  if (minimalElectric.has(grille)) return 'minimal';
  return twinElectric.has(grille) ? 'twin' : 'electric';
}

/** Returns the cabin of a vehicle by its kind, its drive and its make, which its grille shows. */
function cabinOfVariant({ spec, grille }: ShapeVariant): CabinStyle {
  const { style, isElectric, rear } = spec;
  const isCar = style === 'family' || style === 'electric' || style === 'luxury';
  if (!isCar) return style;
  // Pickups, and the off-road vehicle that shares its cabin with one.
  if (rear === 'bed' || (isElectric && grille === 'bold')) return 'truck';
  if (isElectric) return electricCabin(grille);
  return twinOthers.has(grille) ? 'twin' : style;
}

/** Returns whose cabin a vehicle has, by the model and year that its style stands for. Throws for a style that is not drawn. */
export function cabinStyleOf(style: string): CabinStyle {
  const variant = variantOfStyle(style);
  if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
  return cabinOfModel.get(style) ?? cabinOfVariant(variant);
}
