import type { Tenant } from '@forecourt/shared-contracts/tenant';

type PageTheme = Pick<Tenant['theme'], 'colorScheme' | 'palette' | 'radiusPx' | 'displayWeight'>;

/** Colors and radii of a page that belongs to no dealer. */
const neutralTheme = `
  :root { color-scheme: light dark; --control: 10px; --corner: 14px; --display: 700;
    --ink: light-dark(#15212b, #eef3f7); --soft: light-dark(#4a5b69, #b3c0cb); --line: light-dark(#d5dde3, #33424e); --edge: light-dark(#7b8a97, #8496a5);
    --page: light-dark(#eef2f6, #0e151b); --card: light-dark(#fff, #18222b); --deep: light-dark(#0b5a6e, #7fd3e8); --on: light-dark(#fff, #06222a);
    --link: light-dark(#0b5a6e, #7fd3e8); --wrong: light-dark(#a3161b, #ff9a94); --bar: light-dark(#fff, #18222b); --onBar: var(--ink); }`;

/** A dealer's colors and radii, which were validated with its file. */
function brandTheme({ colorScheme, palette: p, radiusPx, displayWeight }: PageTheme): string {
  return `
  :root { color-scheme: ${colorScheme}; --control: ${radiusPx.control}px; --corner: ${radiusPx.card}px; --display: ${displayWeight};
    --ink: ${p.ink}; --soft: ${p.inkMuted}; --line: ${p.line}; --edge: ${p.lineStrong}; --page: ${p.surface}; --card: ${p.surfaceRaised};
    --deep: ${p.brand}; --on: ${p.onBrand}; --link: ${p.link}; --wrong: ${p.critical}; --bar: ${p.header}; --onBar: ${p.onHeader}; }`;
}

const layout = `
  :root { font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: lining-nums tabular-nums; accent-color: var(--deep); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: break-word; }
  header { background: var(--bar); color: var(--onBar); border-bottom: 1px solid var(--line); }
  header p { max-width: 36rem; margin: 0 auto; padding: .75rem 1rem; }
  .brand { display: flex; align-items: center; gap: .75rem; font-size: 1.125rem; font-weight: var(--display); }
  .brand svg { height: 26px; width: auto; flex: none; color: var(--deep); }
  .service { font-size: .875rem; }
  .brand + .service { padding-top: 0; }
  main { max-width: 36rem; margin: 1.5rem auto; padding: clamp(1rem, 5vw, 2rem); background: var(--card); border: 1px solid var(--line); border-radius: var(--corner); }
  h1 { font-size: clamp(1.4rem, 6vw, 1.75rem); font-weight: var(--display); line-height: 1.2; margin: .25rem 0 1rem; text-wrap: balance; }
  h2 { font-size: 1.125rem; line-height: 1.3; margin: 1.75rem 0 .25rem; }
  .position, .note { margin: 0; color: var(--soft); font-size: .875rem; }
  .picture { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid var(--line); border-radius: var(--control); }
  form { margin: 0; display: grid; gap: .75rem; }
  form + form, form + details, p + form { margin-top: .75rem; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem; }
  legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
  label { display: flex; gap: .75rem; align-items: flex-start; }
  label.field { display: grid; gap: .25rem; font-weight: 600; }
  label.account { padding: .75rem; border: 1px solid var(--edge); border-radius: var(--control); }
  label.account small { display: block; color: var(--soft); }
  input[type=checkbox], input[type=radio] { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; }
  input[type=text], input[type=email], textarea { font: inherit; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: var(--control); background: var(--card); color: var(--ink); }
  input.name { font-family: Georgia, serif; font-style: italic; font-size: 1.3rem; }
  .wrong { color: var(--wrong); font-weight: 600; margin: 0; }
  [aria-invalid=true] { border-color: var(--wrong) !important; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem 0; text-align: start; font-weight: 400; vertical-align: baseline; border-bottom: 1px solid var(--line); }
  th { color: var(--soft); }
  td { text-align: end; padding-inline-start: 1rem; overflow-wrap: anywhere; }
  td.whole { white-space: nowrap; }
  tr.total > * { color: var(--ink); font-weight: 700; border-top: 2px solid var(--ink); }
  details { margin-top: 1.5rem; padding-top: 1rem; }
  summary { cursor: pointer; min-height: 32px; color: var(--soft); }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; padding: .6rem 1rem; border-radius: var(--control); cursor: pointer; text-align: center;
    border: 1px solid var(--deep); background: var(--deep); color: var(--on); text-decoration: none; display: block; width: 100%; }
  button.plain, a.plain { border-color: var(--edge); background: transparent; color: var(--ink); }
  a.plain { margin-top: .75rem; }
  a:not(.button) { color: var(--link); }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  @media (max-width: 38rem) { main { margin-inline: 0; border-width: 1px 0; border-radius: 0; } }
  @media print { :root { color-scheme: light; --ink: #000; --soft: #333; --card: #fff; --page: #fff; --bar: #fff; --onBar: #000; --line: #bbb; }
    form, details, a.button, .service { display: none; } main { border: 0; padding: 0; } }`;

/** Returns the style sheet of a stand-in's page: in a dealer's colors and radii, or neutral without one. */
export function standInStyle(theme: PageTheme | undefined): string {
  return `${theme ? brandTheme(theme) : neutralTheme}${layout}`;
}
