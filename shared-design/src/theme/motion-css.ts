const lasting = (name: string) => `var(--fd-durations-${name})`;
const [fast, normal, slow, moment] = ['fast', 'normal', 'slow', 'moment'].map(lasting);
const ease = 'var(--fd-easings-standard)';
const spring = 'var(--fd-easings-spring)';

/**
 * Movements that explain what has just changed, for everyone who has not asked for less of them; between 150 and 1,000 ms (SITE-75). Part of
 * the page's style sheet, because the script of a component would carry them once more. None of them changes a layout, apart from
 * what the shopper opens.
 */
const rules = [
  // A filter or an answer opens and closes at its height. It is cut only while it moves: open, nothing cuts a focus ring or a shadow in it.
  'details::details-content{height:0;overflow:clip;overflow-clip-margin:6px;' +
    `transition:height ${normal} ${ease},content-visibility ${normal} allow-discrete,overflow ${normal} step-start allow-discrete}`,
  `details[open]::details-content{height:auto;overflow:visible;transition-timing-function:${ease},ease,step-end}`,
  `summary svg,[aria-expanded]>svg{transition:transform ${normal} ${ease}}`,
  // What a button opens below it comes down from it; so do suggestions and the times of a day.
  `button[aria-expanded=true]+div>*,[role=listbox]:not(:has(+.fc-by)),div:has(>.fc-by),.fc-popover{animation:fc-enter ${fast} ${ease}}`,
  // The rest of a list, by the button below it.
  `ul:has(+div>[aria-expanded=true]){animation:fc-settle ${normal}}`,
  `[role=tooltip]{animation:fc-fade ${lasting('tooltip')} ${ease};` +
    `transition:opacity ${fast},display ${fast} allow-discrete,overlay ${fast} allow-discrete}`,
  '[role=tooltip]:not(:popover-open){opacity:0;pointer-events:none}',
  `.fc-reason:not([hidden]){animation:fc-fade ${fast}}`,
  // The copy of a dialog that has been closed: it leaves as it came.
  `dialog[popover],dialog[popover]::backdrop{animation-direction:reverse!important;animation-duration:${fast}!important;animation-fill-mode:forwards!important}`,
  // Messages: an alert, and a line below a field or a file.
  `[role=alert],[role=status]:has(>svg+.fc-body){animation:fc-enter ${normal} ${ease}}`,
  `.fc-message[data-tone]{animation:fc-enter ${fast} ${ease}}`,
  `li:has(>.fc-text>.fc-file){animation:fc-settle ${normal}}`,
  // A saved heart springs back from the press.
  `[aria-pressed] svg{transition:transform ${slow} ${spring},fill ${fast}}`,
  '[aria-pressed]:active svg{transform:scale(0.78)}',
  `.fc-mark:checked::after{animation:fc-pop ${fast}}`,
  // The header's count of what is saved or bought, when it changes: its element is a new one then.
  `#fc-header a>span>.fc-count{animation:fc-bump ${slow} ${spring}}`,
  // So is an amount's, where it follows from what the shopper chooses.
  `:is([role=status],.fc-payment) [data-line] b{display:inline-block;animation:fc-roll ${slow} ${ease}}`,
  // The lines of a price that a choice has changed.
  `[aria-busy] td{animation:fc-settle ${slow}}`,
  // The number of results, after a search.
  `p.fc-count:not(:empty),[data-scroll-start] div:has(>.fc-mark){animation:fc-settle ${normal}}`,
  // A card under the mouse: it lifts, its picture comes nearer, and the bar over it comes up.
  `article:has(>.fc-media){transition:box-shadow ${normal},border-color ${normal}}`,
  `.fc-media img{transition:transform ${slow} ${ease}}`,
  `.fc-hover-bar{transition:clip-path ${normal} ${ease}}`,
  `.fc-dots button,.fc-dot{transition:border-color ${fast},background-color ${fast},transform ${fast}}`,
  `.fc-arrows button{transition:opacity ${fast},color ${fast},transform ${fast}}`,
  // A step that is done while the page is open: its mark and its line take the color.
  `.fc-step-mark,[data-status]::before{transition:background-color ${slow},border-color ${slow},translate ${slow} ${ease}}`,
  // Approved, signed, delivered: the mark springs up, its check is drawn and its ring opens, and the words rise.
  `.fc-moment>[aria-hidden]{animation:fc-bump ${slow} ${spring}}`,
  `.fc-moment>[aria-hidden]::after{animation:fc-bump ${slow} ${ease} ${fast} backwards}`,
  `.fc-moment>[aria-hidden] path{animation:fc-draw ${slow} ${ease} ${fast} backwards}`,
  `.fc-moment :is(h1,p,.fc-words>span){animation:fc-rise ${slow} ${ease} backwards}`,
  `.fc-moment :is(.fc-lead,.fc-words>span){animation-delay:${fast}}`,
  // From a card to its vehicle's page: the photo moves to its place, and what the card did not show fades in below the name.
  `&[style*="--fc-from"] :is(.fc-media-area>span,ul.fc-track){transform-origin:0 0;animation:fc-place ${slow} ${ease}}`,
  `&[style*="--fc-name"] .fc-buy h1~*,&[style*="--fc-name"] .fc-buy:has(h1)>div>:not(:has(h1)){animation:fc-settle ${slow}}`,
  // The car of the first page comes to a stop.
  `.fc-columns .fc-car{animation:fc-arrive ${moment} ${ease}}`,
];

const frames = [
  '@keyframes fc-place{from{transform:var(--fc-from,none)}}',
  '@keyframes fc-settle{from{opacity:0.6}}',
  '@keyframes fc-enter{from{opacity:0;translate:0 -8px}}',
  '@keyframes fc-roll{from{opacity:0.2;translate:0 0.4em}}',
  '@keyframes fc-pop{from{opacity:0;scale:0.9}}',
  '@keyframes fc-bump{from{opacity:0;scale:0.5}}',
  '@keyframes fc-draw{from{stroke-dasharray:23 30;stroke-dashoffset:-23}to{stroke-dasharray:23 30;stroke-dashoffset:0}}',
  '@keyframes fc-arrive{from{translate:5% 0}}',
];

/** The rules of motion, which outrank those of components, for the style sheet of every page and shadow root. For Node only. */
export function motionCss(): string {
  const everywhere = `:root,:host{interpolate-size:allow-keywords}:root:not(#_),:host{${rules.join('')}}`;
  return `@media (prefers-reduced-motion:no-preference){${everywhere}${frames.join('')}}`;
}
