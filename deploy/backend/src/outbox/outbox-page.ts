import { html } from 'hono/html';
import type { outboxMessages } from './outbox.tables.ts';

type Message = typeof outboxMessages.$inferSelect;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 10px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.05rem; margin: 0 0 .25rem; }
  p { margin: 0; opacity: .75; font-size: .9rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }`;

/** The outbox as a page. Everything of a message is text: the template escapes it. */
export function outboxPage(brandName: string, messages: readonly Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox of ${brandName}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Outbox of ${brandName}</h1>
        <p>Mails and SMS of the sandbox, newest first. Nothing of this was sent to anybody.</p>
        ${messages.length === 0 ? html`<p>No message yet.</p>` : messages.map(messageArticle)}
      </body>
    </html>`;
}

function messageArticle({ channel, recipient, subject, body, createdAt }: Message) {
  return html`<article>
    <h2>${subject === '' ? 'SMS' : subject}</h2>
    <p>
      ${channel === 'email' ? 'Mail' : 'SMS'} to ${recipient},
      <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>
    </p>
    <pre>${body}</pre>
  </article>`;
}
