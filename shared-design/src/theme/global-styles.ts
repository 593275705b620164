import { choiceMarkStyles } from './choice-mark-styles.ts';
import { breakpointsPx } from './design-tokens.ts';

/**
 * Styles of bare elements, and of a failed remote (shared-contracts has no styles of its own), emitted once per page by `designCss` and
 * never at run time.
 */
export const globalStyles = {
  'html, :host': {
    color: 'ink',
    background: 'surface',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    fontVariantNumeric: 'lining-nums tabular-nums',
    WebkitFontSmoothing: 'antialiased',
  },
  /** What takes focus or is linked to comes to rest below the sticky header. */
  html: { scrollPaddingTop: { base: '72px', md: '84px' } },
  /** Without `!important`, a host dealer's page could style the checkout's host element and override half of the colors. */
  ':host': { color: 'var(--fc-ink) !important', background: 'var(--fc-surface) !important' },
  ...choiceMarkStyles,
  /** On a dark page neither a shadow nor the dimmed page around it shows where a dialog ends. Outside of it, so that no line is along an edge of the screen. */
  dialog: { outline: '1px solid var(--fc-line)' },
  'dialog::backdrop': { background: 'rgb(8 12 18 / 0.58)', animation: 'fc-fade {durations.normal}' },
  body: { margin: '0', background: 'surface', color: 'ink', fontFamily: 'body', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { fontFamily: 'display', fontWeight: 'display', textWrapStyle: 'balance' },
  /** No last line of one word. The longhand: unlike `text-wrap` it leaves a `nowrap` of an outer element as it is. */
  'p, li, dd': { textWrapStyle: 'pretty' },
  /** Browsers set the words of controls without the spacing of the text around them. */
  'input, select, textarea, button': { font: 'inherit', wordSpacing: 'inherit' },
  'input, select, textarea': { fontSize: 'max(16px, 1rem)' },
  'button, [role=button], summary, label[for], select': { touchAction: 'manipulation' },
  ':focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '.forecourt-remote-failure': {
    maxWidth: '760px',
    margin: '24px auto',
    padding: '24px',
    background: 'surfaceRaised',
    border: '1px solid var(--fc-line-strong)',
    borderRadius: 'card',
  },
  '.forecourt-remote-failure p': { margin: '0 0 16px' },
  '.forecourt-remote-failure a': { color: 'link', textDecoration: 'underline' },
  '.forecourt-remote-failure button': {
    minHeight: '44px',
    paddingInline: '20px',
    background: 'brand',
    color: 'onBrand',
    border: '0',
    borderRadius: 'control',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
  /** The arrow of a button that opens something below it, as that of a `summary`. */
  'button[aria-expanded=true]:not([aria-haspopup]) > svg:last-of-type': { transform: 'rotate(180deg)' },
  /** A phone number link never wraps at its hyphens. */
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  /**
   * A `details` of class `fc-fold` is folded on small screens and open on wide ones, where the heading `fc-unfolded` replaces its summary. A browser
   * that cannot style the content of a closed one keeps it foldable everywhere.
   */
  '.fc-unfolded': { display: 'none' },
  '@supports selector(::details-content)': {
    [`@media (min-width: ${breakpointsPx.md}px)`]: {
      '.fc-unfolded': { display: 'block' },
      '.fc-fold > summary': { display: 'none !important' },
      '.fc-fold::details-content': {
        contentVisibility: 'visible',
        height: 'auto !important',
        overflow: 'visible !important',
      },
    },
  },
  /** On a small screen the main action of a card `fc-step` sticks to the lower edge of the screen: what takes focus in the card is above it. */
  '@media (max-width: 959px)': {
    '.fc-step :is(a, button, input, select, textarea)': { scrollMarginBottom: '96px' },
  },
  '::placeholder': { color: 'inkMuted', opacity: '1' },
  '::selection': { background: 'brand', color: 'onBrand' },
  /** A printed page is the content alone, in black on white in dark brands too. */
  '@media print': {
    ':root, :host': {
      colorScheme: 'light !important',
      '--fc-surface': '#fff !important',
      '--fc-surface-raised': '#fff !important',
      '--fc-surface-sunken': '#fff !important',
      '--fc-brand-soft': '#fff !important',
      '--fc-positive-soft': '#fff !important',
      '--fc-warning-soft': '#fff !important',
      '--fc-critical-soft': '#fff !important',
      '--fc-info-soft': '#fff !important',
      '--fc-ink': '#000 !important',
      '--fc-ink-muted': '#333 !important',
      '--fc-link': '#000 !important',
      '--fc-positive': '#000 !important',
      '--fc-warning': '#000 !important',
      '--fc-critical': '#000 !important',
      '--fc-info': '#000 !important',
      '--fc-line': '#bbb !important',
      '--fc-line-strong': '#888 !important',
      // A browser prints no background, so what is written on one has to be ink.
      '--fc-hero': '#fff !important',
      '--fc-on-hero': '#000 !important',
      '--fc-brand': '#bbb !important',
      '--fc-on-brand': '#000 !important',
      '--fc-accent': '#bbb !important',
      '--fc-on-accent': '#000 !important',
    },
    // A phone number stays: on paper it is what one can still use. So does a button that is the heading of what it opens;
    // 'Hide' and 'Show all' control nothing there.
    'header:not(main *), footer:not(main *), nav, button:not([aria-expanded][aria-controls]), [data-print=no]:not([href^="tel:"])':
      { display: 'none !important' },
    'article, section, tr': { breakInside: 'avoid' },
    // What another company's widget adds to the end of a page, and messages and explanations that lie over it.
    'body > aside, [popover]': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after, ::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
