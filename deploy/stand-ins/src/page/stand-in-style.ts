import { tenantCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { themeFaceCss } from './face-css.ts';

/** Colors and radii of a page that belongs to no dealer. */
const neutralCss = `
  :root { color-scheme: light dark; --fc-radius-control: 10px; --fc-radius-card: 14px; --fc-font-display: system-ui, sans-serif; --fc-display-weight: 700;
    --fc-ink: light-dark(#15212b, #eef3f7); --fc-ink-muted: light-dark(#4a5b69, #b3c0cb); --fc-line: light-dark(#d5dde3, #33424e); --fc-line-strong: light-dark(#7b8a97, #8496a5);
    --fc-surface: light-dark(#eef2f6, #0e151b); --fc-surface-raised: light-dark(#fff, #18222b); --fc-brand: light-dark(#0b5a6e, #7fd3e8); --fc-on-brand: light-dark(#fff, #06222a);
    --fc-link: light-dark(#0b5a6e, #7fd3e8); --fc-critical: light-dark(#a3161b, #ff9a94); --fc-header: light-dark(#fff, #18222b); --fc-on-header: light-dark(#15212b, #eef3f7); }`;

const layout = `
  :root { font: 16px/1.5 var(--fc-font-body, system-ui), system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; font-variant-numeric: lining-nums tabular-nums; accent-color: var(--fc-brand); }
  * { box-sizing: border-box; }
  button, input, textarea, select { word-spacing: inherit; }
  body { --column: 36rem; margin: 0; background: var(--fc-surface); color: var(--fc-ink); overflow-wrap: break-word; }
  header { background: var(--fc-header); color: var(--fc-on-header); border-bottom: 1px solid var(--fc-line); }
  header p { max-width: calc(var(--column) + 2rem); margin: 0 auto; padding: .75rem 1rem; }
  /* A contract is wider than a form: its names and labels stay on one line. */
  body:has(table) { --column: 48rem; }
  .brand { display: flex; align-items: center; gap: .75rem; font-family: var(--fc-font-display); font-size: 1.125rem; font-weight: var(--fc-display-weight); }
  .brand svg { height: 26px; width: auto; flex: none; color: var(--fc-brand); }
  /* From the edge of the column to that of the page, so that it leaves no word for a second line. */
  header .service { max-width: none; padding-inline: max(1rem, (100% - var(--column)) / 2) 1rem; font-size: .875rem; text-wrap: pretty; }
  .brand + .service { padding-top: 0; }
  main { margin: clamp(1rem, 3vw, 1.5rem) max(1rem, (100% - var(--column)) / 2); padding: clamp(1rem, 5vw, 2rem); background: var(--fc-surface-raised); border: 1px solid var(--fc-line); border-radius: var(--fc-radius-card); }
  h1 { font-family: var(--fc-font-display); font-size: clamp(1.4rem, 6vw, 1.75rem); font-weight: var(--fc-display-weight); line-height: 1.2; margin: .25rem 0 1rem; text-wrap: balance; }
  h2 { font-family: var(--fc-font-display); font-size: 1.125rem; font-weight: var(--fc-display-weight); line-height: 1.3; margin: 1.75rem 0 .25rem; }
  .position, .note { margin: 0; color: var(--fc-ink-muted); font-size: .875rem; }
  .picture { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid var(--fc-line); border-radius: min(var(--fc-radius-control), 14px); }
  .picture .ground { fill: var(--fc-surface); }
  .picture .paper { fill: var(--fc-surface-raised); stroke: var(--fc-line); }
  .picture .strong { fill: var(--fc-brand); }
  .picture .title { fill: var(--fc-on-brand); font: var(--fc-display-weight) 15px var(--fc-font-display); }
  .picture .frame { fill: color-mix(in srgb, var(--fc-brand) 16%, var(--fc-surface-raised)); }
  .picture .person { fill: color-mix(in srgb, var(--fc-brand) 62%, var(--fc-surface-raised)); }
  .picture .outline { stroke: var(--fc-brand); stroke-width: 4px; }
  .vehicle { display: flex; align-items: center; gap: 1rem; margin: 0 0 1rem; padding: .75rem; background: var(--fc-surface); border-radius: min(var(--fc-radius-card), 14px); }
  .vehicle img { width: 96px; height: 72px; object-fit: cover; flex: none; border-radius: min(var(--fc-radius-control), 10px); }
  form { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
  form > :is(.field, label, fieldset, p) + button, form > label + input[type=hidden] + button { margin-top: .75rem; }
  form + form, form + details { margin-top: .75rem; }
  p + form { margin-top: 1.5rem; }
  form + h2 { margin-top: 2.5rem; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem; }
  legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
  label { display: flex; gap: .75rem; align-items: flex-start; }
  .field { display: grid; gap: .25rem; }
  label.field, .field > label { font-size: .875rem; font-weight: 600; }
  label.field input { font-size: 1rem; font-weight: 400; }
  label.account { padding: .75rem; cursor: pointer; border: 1px solid var(--fc-line-strong); border-radius: min(var(--fc-radius-control), 14px); }
  label.account:has(:checked) { border-color: var(--fc-brand); background: color-mix(in srgb, var(--fc-brand) 8%, var(--fc-surface-raised)); }
  label.account small { display: block; color: var(--fc-ink-muted); }
  input[type=checkbox], input[type=radio] { appearance: none; width: 1.5rem; height: 1.5rem; flex: none; margin: 0; display: grid; place-items: center; cursor: pointer;
    border: 2px solid var(--fc-line-strong); background: var(--fc-surface-raised); }
  input[type=checkbox] { border-radius: 6px; }
  input[type=radio] { border-radius: 50%; }
  input:is([type=checkbox], [type=radio]):hover { border-color: var(--fc-ink); }
  input:is([type=checkbox], [type=radio]):checked { border-color: var(--fc-brand); background: var(--fc-brand); }
  input[type=checkbox]:checked::after { content: ''; width: 6px; height: 11px; margin-top: -3px; border: solid var(--fc-on-brand); border-width: 0 2.5px 2.5px 0; transform: rotate(43deg); }
  input[type=radio]:checked::after { content: ''; width: 10px; height: 10px; border-radius: 50%; background: var(--fc-on-brand); }
  @media (forced-colors: active) { input:is([type=checkbox], [type=radio]) { appearance: auto; } }
  input[type=text], input[type=email], textarea { font: inherit; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 1.5px solid var(--fc-line-strong); border-radius: min(var(--fc-radius-control), 14px); background: var(--fc-surface-raised); color: var(--fc-ink); }
  input.name { font-family: Georgia, serif; font-style: italic; font-size: 1.3rem; }
  .wrong { color: var(--fc-critical); font-weight: 600; margin: 0; }
  [aria-invalid=true] { border-color: var(--fc-critical) !important; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem 0; text-align: start; font-weight: 400; vertical-align: baseline; border-bottom: 1px solid var(--fc-line); }
  th { color: var(--fc-ink-muted); }
  td { text-align: end; padding-inline-start: .75rem; overflow-wrap: anywhere; }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); gap: .5rem; margin: .75rem 0; }
  .figures > div { padding: .75rem; border: 2px solid var(--fc-ink); border-radius: min(var(--fc-radius-control), 14px); }
  .figures dt { font-size: .875rem; font-weight: 600; }
  .figures dd { margin: 0; color: var(--fc-ink-muted); font-size: .875rem; }
  .figures strong { display: block; color: var(--fc-ink); font-size: clamp(1rem, 5vw, 1.375rem); }
  .whole { white-space: nowrap; }
  .deal { margin: 0 0 1rem; font-weight: 600; }
  .actions { display: grid; gap: .75rem; margin-top: .75rem; }
  .actions > :is(form, a.button) { margin: 0; }
  summary + form { margin-top: .5rem; }
  @media (min-width: 48rem) { .actions { grid-auto-flow: column; grid-auto-columns: 1fr; } }
  tr.total > * { color: var(--fc-ink); font-weight: 700; border-top: 2px solid var(--fc-ink); }
  details { margin-top: 1.5rem; padding-top: 1rem; }
  summary { cursor: pointer; min-height: 32px; color: var(--fc-ink-muted); }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; padding: .6rem 1rem; border-radius: var(--fc-radius-control); cursor: pointer; text-align: center;
    border: 1px solid var(--fc-brand); background: var(--fc-brand); color: var(--fc-on-brand); text-decoration: none; display: block; width: 100%; }
  button small { display: block; font-size: .875rem; font-weight: 400; }
  button.plain, a.plain { border-color: var(--fc-line-strong); background: transparent; color: var(--fc-ink); }
  a.plain { margin-top: .75rem; }
  button.link { min-height: 44px; border-color: transparent; background: transparent; color: var(--fc-link); text-decoration: underline; }
  a:not(.button) { color: var(--fc-link); }
  :focus-visible { outline: 3px solid var(--fc-link); outline-offset: 2px; }
  @media (max-width: 24rem) { table { font-size: .9375rem; } }
  @media (max-width: 21rem) { table { font-size: .875rem; } }
  @media print { :root { color-scheme: light; --fc-ink: #000 !important; --fc-ink-muted: #333 !important; --fc-surface-raised: #fff !important; --fc-surface: #fff !important; --fc-header: #fff !important; --fc-on-header: #000 !important; --fc-line: #bbb !important; }
    form, details, a.button, .service { display: none; } main { border: 0; padding: 0; } }`;

/** Returns the style sheet of a stand-in's page: in a dealer's colors, radii and faces, or neutral without one. */
export function standInStyle(theme: Tenant['theme'] | undefined): string {
  return `${theme ? themeFaceCss(theme) + tenantCss(theme) : neutralCss}${layout}`;
}
