import { displayFamily, tenantCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { inlineFontCss } from '@forecourt/shared-design/font-files';

/** Colors and radii of a page that belongs to no dealer. */
const neutralCss = `
  :root { color-scheme: light dark; --fc-radius-control: 10px; --fc-radius-card: 14px; --fc-font-display: system-ui, sans-serif; --fc-display-weight: 700;
    --fc-ink: light-dark(#15212b, #eef3f7); --fc-ink-muted: light-dark(#4a5b69, #b3c0cb); --fc-line: light-dark(#d5dde3, #33424e); --fc-line-strong: light-dark(#7b8a97, #8496a5);
    --fc-surface: light-dark(#eef2f6, #0e151b); --fc-surface-raised: light-dark(#fff, #18222b); --fc-brand: light-dark(#0b5a6e, #7fd3e8); --fc-on-brand: light-dark(#fff, #06222a);
    --fc-link: light-dark(#0b5a6e, #7fd3e8); --fc-critical: light-dark(#a3161b, #ff9a94); --fc-header: light-dark(#fff, #18222b); --fc-on-header: light-dark(#15212b, #eef3f7); }`;

const layout = `
  :root { font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: lining-nums tabular-nums; accent-color: var(--fc-brand); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--fc-surface); color: var(--fc-ink); overflow-wrap: break-word; }
  header { background: var(--fc-header); color: var(--fc-on-header); border-bottom: 1px solid var(--fc-line); }
  header p { max-width: 36rem; margin: 0 auto; padding: .75rem 1rem; }
  .brand { display: flex; align-items: center; gap: .75rem; font-family: var(--fc-font-display); font-size: 1.125rem; font-weight: var(--fc-display-weight); }
  .brand svg { height: 26px; width: auto; flex: none; color: var(--fc-brand); }
  .service { font-size: .875rem; }
  .brand + .service { padding-top: 0; }
  main { max-width: 36rem; margin: 1.5rem auto; padding: clamp(1rem, 5vw, 2rem); background: var(--fc-surface-raised); border: 1px solid var(--fc-line); border-radius: var(--fc-radius-card); }
  h1 { font-family: var(--fc-font-display); font-size: clamp(1.4rem, 6vw, 1.75rem); font-weight: var(--fc-display-weight); line-height: 1.2; margin: .25rem 0 1rem; text-wrap: balance; }
  h2 { font-size: 1.125rem; line-height: 1.3; margin: 1.75rem 0 .25rem; }
  .position, .note { margin: 0; color: var(--fc-ink-muted); font-size: .875rem; }
  .picture { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid var(--fc-line); border-radius: min(var(--fc-radius-control), 14px); }
  .vehicle { display: flex; align-items: center; gap: 1rem; margin: 0 0 1rem; padding: .75rem; background: var(--fc-surface); border-radius: min(var(--fc-radius-card), 14px); }
  .vehicle img { width: 96px; height: 72px; object-fit: cover; flex: none; border-radius: min(var(--fc-radius-control), 10px); }
  form { margin: 0; display: grid; gap: .75rem; }
  form + form, form + details, p + form { margin-top: .75rem; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem; }
  legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
  label { display: flex; gap: .75rem; align-items: flex-start; }
  label.field { display: grid; gap: .25rem; font-weight: 600; }
  label.account { padding: .75rem; border: 1px solid var(--fc-line-strong); border-radius: min(var(--fc-radius-control), 14px); }
  label.account small { display: block; color: var(--fc-ink-muted); }
  input[type=checkbox], input[type=radio] { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; }
  input[type=text], input[type=email], textarea { font: inherit; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 1px solid var(--fc-line-strong); border-radius: min(var(--fc-radius-control), 14px); background: var(--fc-surface-raised); color: var(--fc-ink); }
  input.name { font-family: Georgia, serif; font-style: italic; font-size: 1.3rem; }
  .wrong { color: var(--fc-critical); font-weight: 600; margin: 0; }
  [aria-invalid=true] { border-color: var(--fc-critical) !important; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem 0; text-align: start; font-weight: 400; vertical-align: baseline; border-bottom: 1px solid var(--fc-line); }
  th { color: var(--fc-ink-muted); }
  td { text-align: end; padding-inline-start: .75rem; overflow-wrap: anywhere; }
  .whole { white-space: nowrap; }
  tr.total > * { color: var(--fc-ink); font-weight: 700; border-top: 2px solid var(--fc-ink); }
  details { margin-top: 1.5rem; padding-top: 1rem; }
  summary { cursor: pointer; min-height: 32px; color: var(--fc-ink-muted); }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; padding: .6rem 1rem; border-radius: var(--fc-radius-control); cursor: pointer; text-align: center;
    border: 1px solid var(--fc-brand); background: var(--fc-brand); color: var(--fc-on-brand); text-decoration: none; display: block; width: 100%; }
  button.plain, a.plain { border-color: var(--fc-line-strong); background: transparent; color: var(--fc-ink); }
  a.plain { margin-top: .75rem; }
  a:not(.button) { color: var(--fc-link); }
  :focus-visible { outline: 3px solid var(--fc-link); outline-offset: 2px; }
  @media (max-width: 24rem) { table { font-size: .9375rem; } }
  @media (max-width: 38rem) { main { margin-inline: 0; border-width: 1px 0; border-radius: 0; } }
  @media print { :root { color-scheme: light; --fc-ink: #000 !important; --fc-ink-muted: #333 !important; --fc-surface-raised: #fff !important; --fc-surface: #fff !important; --fc-header: #fff !important; --fc-on-header: #000 !important; --fc-line: #bbb !important; }
    form, details, a.button, .service { display: none; } main { border: 0; padding: 0; } }`;

const facesRead = new Map<string, string>();

/** The dealer's display face, inside the page: it is read once. */
function faceCss(theme: Tenant['theme']): string {
  const family = displayFamily(theme);
  const css = facesRead.get(family) ?? inlineFontCss(family);
  facesRead.set(family, css);
  return css;
}

/** Returns the style sheet of a stand-in's page: in a dealer's colors, radii and display face, or neutral without one. */
export function standInStyle(theme: Tenant['theme'] | undefined): string {
  return `${theme ? faceCss(theme) + tenantCss(theme) : neutralCss}${layout}`;
}
