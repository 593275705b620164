import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of a page; text inserted into it is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** One page of a stand-in for an external service. */
export interface StandInPage {
  readonly brandName: string;
  /** 'Sample identity provider'. */
  readonly serviceName: string;
  /** What the stand-in does not do, shown after its name in the header. */
  readonly note: string;
  readonly title: string;
  /** 'Step 1 of 4', or undefined outside of the steps. */
  readonly position?: string | undefined;
  readonly body: Html;
}

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif;
    --ink: light-dark(#15212b, #eef3f7); --soft: light-dark(#4a5b69, #b3c0cb); --line: light-dark(#7b8a97, #8496a5);
    --page: light-dark(#eef2f6, #0e151b); --card: light-dark(#fff, #18222b); --deep: light-dark(#0b5a6e, #7fd3e8); --on: light-dark(#fff, #06222a);
    --wrong: light-dark(#a3161b, #ff9a94); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); }
  header { padding: .75rem 1.25rem; background: #263238; color: #fff; }
  header p { margin: 0; max-width: 34rem; margin-inline: auto; font-size: .9rem; }
  main { max-width: 34rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border-radius: 14px; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: .25rem 0 1rem; }
  h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
  .position, .note { margin: 0; color: var(--soft); font-size: .95rem; }
  .picture { display: block; width: 100%; height: auto; margin: 1rem 0; border: 2px dashed var(--line); border-radius: 12px; }
  form { margin: 0; display: grid; gap: .75rem; }
  form + form, form + details, p + form { margin-top: .75rem; }
  label { display: flex; gap: .75rem; align-items: flex-start; }
  label.field { display: grid; gap: .25rem; font-weight: 600; }
  input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; accent-color: var(--deep); }
  input[type=text], input[type=email], textarea { font: inherit; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 2px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); }
  input.name { font-family: Georgia, serif; font-style: italic; font-size: 1.3rem; }
  .wrong { color: var(--wrong); font-weight: 600; margin: 0; }
  [aria-invalid=true] { border-color: var(--wrong) !important; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .3rem 0; text-align: start; font-weight: 400; vertical-align: baseline; }
  td { text-align: end; padding-inline-start: 1rem; overflow-wrap: anywhere; }
  tr.total > * { font-weight: 700; border-top: 2px solid var(--line); }
  details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
  summary { cursor: pointer; min-height: 32px; color: var(--soft); }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; padding: .6rem 1rem; border-radius: 10px; cursor: pointer; text-align: center;
    border: 2px solid var(--deep); background: var(--deep); color: var(--on); text-decoration: none; display: block; width: 100%; }
  button.plain, a.plain { background: transparent; color: var(--deep); }
  a.plain { margin-top: .75rem; }
  a:not(.button) { color: var(--deep); }
  :focus-visible { outline: 3px solid #f59f00; outline-offset: 2px; }
  @media (max-width: 40rem) { main { margin: 0; border-radius: 0; min-height: 80vh; } }`;

/** Security headers of a stand-in's pages: no script at all, forms only to themselves, no framing. */
export const standInHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;

/** Returns the layout of a stand-in's page. All tenant content is text: the template escapes it. */
export function standInPage({ brandName, serviceName, note, title, position, body }: StandInPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${serviceName}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <p><strong>${serviceName}</strong> for ${brandName}. ${note}</p>
        </header>
        <main>
          ${position ? html`<p class="position">${position}</p>` : ''}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
