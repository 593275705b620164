import { colorProperty, paletteNames } from '@forecourt/shared-contracts/palette';

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32] as const;
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Minimum widths of the layouts, CSS pixels (SITE-72). `xs` is Chakra's `base`. */
export const breakpointsPx = { xs: 0, sm: 600, md: 960, lg: 1200, xl: 1440 } as const;

/** Stacking order (SITE-74). Modal parts are also in the browser's top layer. */
export const layers = { drawer: 1090, appBar: 1100, modal: 1300, snackbar: 1400, tooltip: 1500 } as const;

/**
 * Tokens for all tenants. Colors, control and card radius and the faces refer to the tenant's `--fc-*` properties (shared-contracts
 * `tenantCss`), so one system serves all tenants, light and dark.
 */
export const designTokens = {
  colors: Object.fromEntries(paletteNames.map((name) => [name, { value: `var(${colorProperty(name)})` }])),
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    app: { value: '1440px' },
    /** About 75 characters of running text in every face; `ch` would follow the width of a face's figures. */
    prose: { value: '38em' },
    target: { value: '44px' },
  },
  fonts: {
    body: {
      value:
        "var(--fc-font-body, -apple-system), -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', system-ui, sans-serif",
    },
    display: { value: 'var(--fc-font-display)' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.375rem' },
    '5xl': { value: '3rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    display: { value: 'var(--fc-display-weight)' },
  },
  lineHeights: { tight: { value: '1.15' }, snug: { value: '1.35' }, normal: { value: '1.55' } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.06em' } },
  radii: {
    control: { value: 'var(--fc-radius-control)' },
    field: { value: 'min(var(--fc-radius-control), 14px)' },
    card: { value: 'var(--fc-radius-card)' },
    small: { value: 'clamp(4px, calc(var(--fc-radius-card) * 0.6), 14px)' },
    full: { value: '999px' },
  },
  shadows: {
    raised: { value: '0 1px 2px rgb(0 0 0 / 0.05), 0 4px 14px -6px rgb(0 0 0 / 0.12)' },
    lifted: { value: '0 2px 4px rgb(0 0 0 / 0.06), 0 18px 36px -16px rgb(0 0 0 / 0.28)' },
    floating: { value: '0 4px 12px rgb(0 0 0 / 0.10), 0 28px 64px -20px rgb(0 0 0 / 0.42)' },
  },
  durations: {
    fast: { value: '150ms' },
    normal: { value: '250ms' },
    slow: { value: '400ms' },
    tooltip: { value: '600ms' },
    /** One of the purchase's moments: approved, signed, delivered. */
    moment: { value: '900ms' },
    slowest: { value: '1000ms' },
  },
  easings: {
    /** For what moves; a color or an opacity that changes in its place has the browser's own. */
    standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
    /** For what answers a press or is done: goes a little too far and comes back. */
    spring: { value: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
  },
  zIndex: Object.fromEntries(Object.entries(layers).map(([name, value]) => [name, { value: String(value) }])),
};
