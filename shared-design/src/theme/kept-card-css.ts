import { textStyles } from './text-styles.ts';

const { fontSize, lineHeight } = textStyles.title.value;

const rules = [
  // Its photo, until the page's own has arrived.
  '.fc-media-area>span,.fc-track>:first-child img{background-image:var(--fc-photo,none);background-size:cover;background-position:50% 60%}',
  // Its vehicle's name, in the place of the page's heading, which has as many lines then.
  '&[style*="--fc-name"] [role=status] .fc-buy>div>span:nth-child(2){' +
    'height:auto;width:auto;background:none;animation:none;color:var(--fc-ink);' +
    `font:var(--fd-font-weights-display) ${fontSize}/${lineHeight} var(--fd-fonts-display);` +
    'letter-spacing:var(--fd-letter-spacings-tight);text-wrap:balance;&::before{content:var(--fc-name)}}',
];

/** What the page of a vehicle shows of the card that led to it (`keepCard`) while it loads; outranks the rules of components. For Node only. */
export function keptCardCss(): string {
  return `:root:not(#_){${rules.join('')}}`;
}
