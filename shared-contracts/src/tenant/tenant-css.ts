import { layoutCss } from './layout-schema.ts';
import { colorProperty } from './palette.ts';
import type { Theme } from './theme-schema.ts';

interface DisplayFace {
  readonly family: string;
  /** Fonts until the face is loaded, or if it fails to load, beginning with one scaled to its widths; all have lining figures. */
  readonly fallback: string;
}

const displayFaces: Readonly<Record<Theme['displayFont'], DisplayFace>> = {
  archivo: { family: 'Archivo Variable', fallback: "'Archivo Fallback',Arial,system-ui,sans-serif" },
  fraunces: { family: 'Fraunces Variable', fallback: "'Fraunces Fallback',Cambria,'Times New Roman',serif" },
  sora: { family: 'Sora Variable', fallback: "'Sora Fallback',Arial,system-ui,sans-serif" },
};

/** Each with the fonts of the device that are scaled to its widths; shared-design adds the device's own face. */
const bodyFamilies: Readonly<Record<NonNullable<Theme['bodyFont']>, string>> = {
  archivo: "'Archivo Variable','Archivo Fallback'",
  figtree: "'Figtree Variable','Figtree Fallback'",
  'source-sans-3': "'Source Sans 3 Variable','Source Sans 3 Fallback'",
};

/** Figtree's figures are wider than a device's font has them: where headings have Sora, which pages preload, those of Sora are scaled to them. */
function bodyFamiliesOf({ bodyFont, displayFont }: Theme): string | undefined {
  const families = bodyFont && bodyFamilies[bodyFont];
  const isWithSora = bodyFont === 'figtree' && displayFont === 'sora';
  return isWithSora ? families?.replace(',', ",'Sora Figures',") : families;
}

/**
 * The declaration that sets words apart in a face of running text, for the page and every frame in it; empty for most. Archivo's own word
 * space is so narrow that at text sizes two words look like one, most of all in semibold.
 */
export function wordSpacingCss({ bodyFont }: Pick<Theme, 'bodyFont'>): string {
  return bodyFont === 'archivo' ? 'word-spacing:0.08em' : '';
}

/** Family name of the tenant's display face, as declared in its `@font-face`. */
export function displayFamily(theme: Pick<Theme, 'displayFont'>): string {
  return displayFaces[theme.displayFont].family;
}

/**
 * A tenant's theme as one CSS rule of custom properties, `--fc-brand` and so on, for the page's root and for shadow hosts.
 * Every value is checked by {@link ThemeSchema}; nothing else of a tenant reaches CSS (T05).
 */
export function tenantCss(theme: Theme): string {
  const colors = Object.entries(theme.palette).map(([name, value]) => `${colorProperty(name)}:${value}`);
  const bodyFamily = bodyFamiliesOf(theme);
  const rest = [
    `--fc-radius-control:${theme.radiusPx.control}px`,
    `--fc-radius-card:${theme.radiusPx.card}px`,
    `--fc-font-display:'${displayFamily(theme)}',${displayFaces[theme.displayFont].fallback}`,
    `--fc-display-weight:${theme.displayWeight}`,
    ...(bodyFamily === undefined ? [] : [`--fc-font-body:${bodyFamily}`]),
    ...layoutCss(theme.layout),
    ...[wordSpacingCss(theme)]
      .filter((spacing) => spacing !== '')
      .flatMap((spacing) => [spacing, `--fc-${spacing}`]),
    `color-scheme:${theme.colorScheme}`,
  ];
  return `:root,:host{${[...colors, ...rest].join(';')}}`;
}
