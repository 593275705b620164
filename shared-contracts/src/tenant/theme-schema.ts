import * as v from 'valibot';
import { contrastRatio, HexColorSchema } from './color.ts';
import { LayoutSchema } from './layout-schema.ts';
import { paletteNames } from './palette.ts';

/** Palette of a tenant. */
export const PaletteSchema = v.object(v.entriesFromList(paletteNames, HexColorSchema));

export type Palette = v.InferOutput<typeof PaletteSchema>;

/** Backgrounds that the server draws behind a vehicle without photographs; `studio` is cool, `none` is the page itself. */
export const vehicleBackdrops = ['studio', 'warm', 'dark', 'none'] as const;

export type VehicleBackdrop = (typeof vehicleBackdrops)[number];

type ColorName = keyof Palette;

/** Text color, its background, and the minimum contrast (WCAG 1.4.3 and 1.4.11). */
export const contrastRules: readonly (readonly [ColorName, ColorName, number])[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'surfaceRaised', 4.5],
  ['ink', 'surfaceSunken', 4.5],
  ['ink', 'brandSoft', 4.5],
  ['inkMuted', 'surface', 4.5],
  ['inkMuted', 'surfaceRaised', 4.5],
  ['inkMuted', 'surfaceSunken', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surfaceRaised', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandStrong', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onHeader', 'header', 4.5],
  ['onHero', 'hero', 4.5],
  ['positive', 'positiveSoft', 4.5],
  ['positive', 'surfaceRaised', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['warning', 'surfaceRaised', 4.5],
  ['critical', 'criticalSoft', 4.5],
  ['critical', 'surfaceRaised', 4.5],
  ['info', 'infoSoft', 4.5],
  ['lineStrong', 'surfaceRaised', 3],
  ['lineStrong', 'surface', 3],
];

/** Returns one sentence per pair of colors with too little contrast, empty if the palette may be published. */
export function contrastFaults(palette: Palette): string[] {
  return contrastRules.flatMap(([text, ground, least]) => {
    const ratio = contrastRatio(palette[text], palette[ground]);
    return ratio >= least
      ? []
      : [`${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, at least ${least} is needed`];
  });
}

/** A tenant's theme. `displayFont` and `bodyFont` are faces included in shared-design; radii are CSS pixels. */
export const ThemeSchema = v.object({
  colorScheme: v.picklist(['light', 'dark']),
  palette: v.pipe(
    PaletteSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) for (const message of contrastFaults(dataset.value)) addIssue({ message });
    }),
  ),
  displayFont: v.picklist(['archivo', 'fraunces', 'sora']),
  /** Weight and width of headings. */
  displayWeight: v.pipe(v.number(), v.minValue(300), v.maxValue(900)),
  /** Face of running text; without it the device's own. */
  bodyFont: v.optional(v.picklist(['archivo', 'figtree', 'source-sans-3'])),
  radiusPx: v.object({
    control: v.pipe(v.number(), v.minValue(0), v.maxValue(999)),
    card: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
  }),
  layout: v.optional(LayoutSchema, {}),
  /** Backdrop of vehicle pictures. */
  vehicleBackdrop: v.picklist(vehicleBackdrops),
});

export type Theme = v.InferOutput<typeof ThemeSchema>;
