/**
 * Movements that explain what has just changed, for everyone who has not asked for less of them; between 150 and 1,000 ms (SITE-75). Part of
 * the page's style sheet, because the script of a component would carry them once more. None of them changes a layout, apart from
 * what the shopper opens.
 */
const rules = [
  // A filter or an answer opens and closes at its height. It is cut only while it moves: open, nothing cuts a focus ring or a shadow in it.
  ':root,:host{interpolate-size:allow-keywords}',
  'details::details-content{height:0;overflow:clip;overflow-clip-margin:6px;' +
    'transition:height 250ms cubic-bezier(0.2,0,0,1),content-visibility 250ms allow-discrete,overflow 250ms step-start allow-discrete}',
  'details[open]::details-content{height:auto;overflow:visible;transition-timing-function:cubic-bezier(0.2,0,0,1),ease,step-end}',
  '[role=tooltip]{animation:fc-fade 600ms cubic-bezier(0,0.9,0.1,1)}',
  // The copy of a dialog that has been closed: it leaves as it came.
  'dialog[popover],dialog[popover]::backdrop{animation-direction:reverse!important;animation-duration:150ms!important;animation-fill-mode:forwards!important}',
  // A saved heart springs back from the press.
  '[aria-pressed] svg{transition:transform 350ms cubic-bezier(0.34,1.8,0.64,1),fill 150ms}',
  '[aria-pressed]:active svg{transform:scale(0.78)}',
  // The amount of a live result, when it changes: its element is a new one then.
  '[role=status] [data-line] b{animation:fc-settle 400ms}',
  '.fc-dots button,.fc-dot{transition:border-color 200ms,background-color 200ms,transform 200ms}',
  '.fc-arrows button{transition:opacity 200ms,color 150ms,transform 150ms}',
  // The car of the first page comes to a stop.
  '.fc-columns .fc-car{animation:fc-arrive 900ms cubic-bezier(0.1,0.7,0.1,1)}',
  '@keyframes fc-settle{from{opacity:0.4}}',
  '@keyframes fc-pop{from{opacity:0;scale:0.9}}',
  '@keyframes fc-arrive{from{translate:5% 0}}',
];

/** The rules of motion, for the style sheet of every page and shadow root. For Node only. */
export function motionCss(): string {
  return `@media (prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
