/** The colors of a tenant’s theme; {@link colorProperty} gives the custom property of each. */
export const paletteNames = [
  'brand',
  /** Brand color on hover. */
  'brandStrong',
  /** Faint tint of the brand for selected rows and hints. */
  'brandSoft',
  'onBrand',
  'accent',
  'onAccent',
  /** Page background. */
  'surface',
  /** Cards, dialogs, fields. */
  'surfaceRaised',
  /** Recessed bands and areas. */
  'surfaceSunken',
  'ink',
  'inkMuted',
  /** Hairline separators. */
  'line',
  /** Borders of fields and controls: 3:1 against both surfaces. */
  'lineStrong',
  /** Text links and focus rings. */
  'link',
  'header',
  'onHeader',
  /** Large dark or tinted areas: hero and footer. */
  'hero',
  'onHero',
  'positive',
  'positiveSoft',
  'warning',
  'warningSoft',
  'critical',
  'criticalSoft',
  'info',
  'infoSoft',
] as const;

/** Returns the custom property of a color in the tenant's style sheet: `--fc-brand-strong` for `brandStrong`. */
export function colorProperty(name: string): string {
  return `--fc-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
