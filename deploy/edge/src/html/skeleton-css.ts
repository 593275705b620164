import { nameFamily } from './preload-links.ts';

/**
 * How much of the brand's strong line is in a block, and how far the block fades: it is 1.2:1 or more against every brand's page, also a dark
 * one.
 */
export const skeletonLinePercent = 32;
export const skeletonLeastOpacity = 0.8;

/**
 * Styles of the first paint before any script has run: classes only, colors from the tenant's style sheet.
 */
export const skeletonCss = [
  'body{margin:0;background:var(--fc-surface);color:var(--fc-ink)}',
  '#fc-header{display:contents}',
  // As high as the screen without the header, so that the footer neither comes into view nor leaves it while a page loads. A grid also after
  // the skeleton: with another display the browser would lay out the whole page again, and count its moving blocks as shifted.
  '#fc-main{display:grid;grid-template-columns:minmax(0,1fr);place-items:start stretch;align-content:start;min-height:calc(100vh - 57px)}',
  '#fc-main>*{min-width:0}',
  // The page grows in its final place, on top of the skeleton, so removing the skeleton shifts nothing. Its children are named: with `*` the
  // browser would compute the styles of all elements of the page again whenever a child of #fc-main comes or goes.
  '#fc-main:has(>.fs)>:is(.fs,.fs-late,[id]){grid-area:1/1}',
  // A remote that only holds the place of its page leaves it to the skeleton, which is the same and says more.
  '#fc-main:has(>[id^=remote-]:not(:empty)):not(:has([data-placeholder]))>.fs,#fc-main:has(>.fs) [data-placeholder]{visibility:hidden}',
  `.fs-bar{display:flex;align-items:center;gap:10px;box-sizing:border-box;height:57px;padding:0 max(16px,50vw - 704px);background:var(--fc-header);color:var(--fc-on-header);border-bottom:1px solid var(--fc-line);font:var(--fc-display-weight) clamp(.8125rem,4vw,1rem)/1.15 ${nameFamily},var(--fc-font-display);letter-spacing:-.015em}`,
  '.fs-bar svg{height:28px;width:auto;flex-shrink:0;color:var(--fc-brand)}',
  // Automatic margins take the stretch from it: without a width of its own it would be as wide as its padding.
  '.fs{box-sizing:border-box;width:100%;max-width:1440px;margin:0 auto;padding:32px 16px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}',
  '.fs:has(.fs-steps){padding-block:12px}',
  '@media(min-width:600px){.fs{padding-inline:24px}.fs-bar{padding-inline:max(24px,50vw - 696px);font-size:1.125rem}}',
  '@media(min-width:1200px){.fs{padding-inline:40px}.fs-bar{padding-inline:max(40px,50vw - 680px)}}',
  `.fs-b{background:color-mix(in srgb,var(--fc-line-strong) ${skeletonLinePercent}%,var(--fc-surface));border-radius:var(--fc-radius-card);min-height:1rem}`,
  '.fs-hero{min-height:360px;background:var(--fc-hero)}',
  '.fs-title{width:40%;min-height:2.25rem}',
  '.fs-line{min-height:1.125rem}',
  '.fs-short{width:60%}',
  '.fs-half{width:40%}',
  '.fs-sheet{box-sizing:border-box;display:grid;grid-template-columns:minmax(0,1fr);gap:14px;align-content:start;padding:20px 16px;background:var(--fc-surface-raised);border:1px solid var(--fc-line);border-radius:var(--fc-radius-card)}',
  '.fs-button{min-height:48px;border-radius:var(--fc-radius-control)}',
  '.fs-media{display:grid;grid-template-columns:86px minmax(0,1fr);gap:16px;align-items:center}',
  '.fs-thumb{min-height:65px}',
  '.fs-column{min-height:420px}',
  '.fs-cards{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}',
  '.fs-card{min-height:340px}',
  '.fs-photo{aspect-ratio:4/3}',
  '.fs-field{min-height:3rem}',
  '.fs-row{min-height:5.5rem}',
  '.fs-split{display:grid;gap:24px}',
  // A vehicle, each block where the page has it: the way back, the photo, and beside it or below what it is and what it costs.
  '.fs-detail{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}',
  '.fs-crumbs{width:220px;min-height:32px;margin-bottom:-12px}',
  '.fs-view{aspect-ratio:100/75.2;margin-bottom:52px}',
  '@media(min-width:600px){.fs-view{aspect-ratio:3/2;margin-bottom:136px}}',
  '.fs-buy{display:grid;gap:20px;align-content:start}',
  '.fs-badge{width:80px;min-height:24px}',
  '.fs-name{width:80%;min-height:32px;margin-top:-8px}',
  '.fs-facts{width:60%;min-height:112px;margin-top:-8px}',
  '.fs-choices{min-height:44px}',
  '.fs-payment{min-height:945px}',
  // The order tracker: its menu, a bar on a phone, then the step below the vehicle, on a large screen beside it.
  '.fs-steps{gap:12px}',
  '.fs-menu{min-height:58px}',
  '.fs-summary{display:none;min-height:188px;align-self:start}',
  '.fs-step{min-height:470px}',
  '.fs-stack{display:grid;gap:24px}',
  // Pages with the same space above as those of the page that takes their place.
  '.fs:has(.fs-page){padding-block:24px}',
  // What is bought: its steps, the heading, and the body, of the cart in two columns.
  '.fs-purchase{display:grid;gap:20px}',
  '.fs-ordered{display:grid;gap:24px}',
  '.fs-steps-bar{min-height:62px}',
  '.fs-pair{display:grid;gap:20px}',
  // An account: its tabs, the heading, and cards.
  '.fs:has(.fs-tabs){max-width:1080px}',
  '.fs-tabs{min-height:48px}',
  '.fs-order{min-height:248px}',
  // A heading that is known before the page's data.
  '.fs-known{display:grid;gap:8px}',
  '.fs-known>p{margin:0;max-width:38em;font-size:1.125rem;line-height:1.55;color:var(--fc-ink-muted)}',
  '.fs-known>p:first-child{max-width:none;color:var(--fc-ink);font:var(--fc-display-weight) clamp(1.75rem,1.45rem + 1.3vw,2.5rem)/1.12 var(--fc-font-display);letter-spacing:-.015em;text-wrap:balance}',
  // The page of an order: the band of its heading, what to do, and on a large screen the vehicle and the price beside them.
  '.fs-ordered>div{gap:24px}',
  '.fs-band{min-height:300px}',
  '@media(min-width:600px){.fs-band{min-height:220px}.fs-sheet{padding-inline:24px}}',
  '.fs-words,.fs-aside{display:grid;gap:16px;align-content:start}',
  '.fs-words{grid-template-columns:minmax(0,1fr)}',
  '.fs-aside{display:none}',
  '.fs-head{width:min(80%,480px);min-height:40px}',
  '.fs-body{min-height:360px}',
  '.fs-car{min-height:300px}',
  // Pages of this kind are taller than the window: the footer waits below it instead of being pushed out of it.
  '.fs-tall{min-height:100vh;align-content:start}',
  '.fs-form{max-width:480px;width:100%;margin:0 auto;display:grid;gap:20px}',
  '@media(min-width:960px){.fs-tabs{min-height:58px}.fs-button{max-width:280px}.fs-bar{height:69px}.fs-split{grid-template-columns:3fr 2fr}.fs-filters{grid-template-columns:280px 1fr}.fs-detail{grid-template-columns:minmax(0,1fr) minmax(360px,420px);gap:40px 24px}.fs-crumbs{grid-column:1/-1;margin-bottom:-20px}.fs-view{aspect-ratio:16/10;margin-bottom:84px;align-self:start}.fs-pair{grid-template-columns:minmax(0,1.25fr) minmax(330px,1fr);gap:24px}.fs-steps{grid-template-columns:260px 1fr;gap:32px}.fs-menu{min-height:420px}.fs-summary{display:block}.fs-step{padding:32px;gap:20px}.fs:has(.fs-steps),.fs:has(.fs-page){padding-block:40px}}',
  '@media(min-width:1200px){.fs-detail{column-gap:48px}.fs-purchase{grid-template-columns:220px minmax(0,1fr);gap:48px}.fs-steps-bar{min-height:420px}.fs-ordered{grid-template-columns:minmax(0,1fr) 420px;gap:40px}.fs-aside{display:grid}}',
  '@media(min-width:1280px){.fs-steps .fs-stack{grid-template-columns:1fr 300px;gap:32px}.fs-summary{order:1}}',
  '.fs-status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '.fs-note{padding:24px;text-align:center}',
  // Nothing would ever replace it.
  '@media(scripting:none){#fc-main>.fs{display:none}}',
  '@media(prefers-reduced-motion:no-preference){.fs-b{animation:fs 1.6s ease-in-out infinite alternate}}',
  `@keyframes fs{to{opacity:${skeletonLeastOpacity}}}`,
].join('');
