import { html, raw } from 'hono/html';
import { formatMomentAt } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { linkedText } from './linked-text.ts';
import { outboxStyle } from './outbox-style.ts';
import type { outboxMessages } from '@forecourt/backend/outbox/outbox.tables.ts';

type Message = typeof outboxMessages.$inferSelect;

/** The page's data: the tenant's messages, newest first, of one recipient or of all. */
export interface OutboxView {
  readonly tenant: Pick<Tenant, 'brandName' | 'logo' | 'theme' | 'contact'>;
  readonly messages: readonly Message[];
  /** As requested; empty for all. */
  readonly recipient: string;
}

/**
 * Returns the outbox as a page in the tenant's colors. All message and query content is text: the template
 * escapes it.
 */
export function outboxPage({ tenant, messages, recipient }: OutboxView) {
  const { brandName, logo, theme } = tenant;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox | ${brandName}</title>
        <style>
          ${raw(outboxStyle(theme))}
        </style>
      </head>
      <body>
        <header>
          <p>
            <svg viewBox="0 0 ${logo.width} ${logo.height}" aria-hidden="true">
              <path d="${logo.path}" fill="currentColor" />
            </svg>
            <a href="/">${brandName}</a>
          </p>
        </header>
        <main>
          <h1>Outbox</h1>
          <p class="lead">
            Every email and text message that this site has written, newest first. Text messages are kept here
            and go to no one; emails too, unless a mail server is set up.
          </p>
          <form method="get" action="/_sandbox/outbox" role="search">
            <label
              >Recipient
              <input
                name="recipient"
                type="text"
                inputmode="email"
                autocomplete="off"
                value="${recipient}"
                placeholder="name@example.com"
            /></label>
            <button type="submit">Show</button>
            <a class="button" href="${addressOf(recipient)}">Refresh</a>
            ${recipient && html`<a class="button" href="/_sandbox/outbox">Show all</a>`}
          </form>
          ${messages.length === 0 ? emptyState(recipient) : messageList(messages, tenant.contact.timeZone)}
        </main>
      </body>
    </html>`;
}

function addressOf(recipient: string): string {
  return recipient ? `/_sandbox/outbox?recipient=${encodeURIComponent(recipient)}` : '/_sandbox/outbox';
}

function emptyState(recipient: string) {
  return html`<div class="empty" role="status">
    <h2>${recipient ? `Nothing for ${recipient} yet` : 'No message yet'}</h2>
    <p>
      ${
        recipient
          ? 'Check the spelling, or show all messages.'
          : 'Codes, confirmations and reminders will appear here as soon as the site writes them.'
      }
    </p>
  </div>`;
}

function messageList(messages: readonly Message[], timeZone: string) {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return html`<p class="count" role="status">${count}</p>
    <ol>
      ${messages.map((message) => html`<li>${messageArticle(message, timeZone)}</li>`)}
    </ol>`;
}

function messageArticle(
  { id, channel, recipient, subject, body, createdAt, ...delivery }: Message,
  timeZone: string,
) {
  const at = formatMomentAt(createdAt.toISOString(), timeZone, 'en');
  const kind = channel === 'email' ? 'Email' : 'Text message';
  return html`<article>
    <header>
      <h2>${subject === '' ? kind : subject}</h2>
      <time datetime="${createdAt.toISOString()}">${at}</time>
    </header>
    <p class="meta">
      ${kind} to ${recipient} ${deliveryBadge(delivery)}
      ${channel === 'email' ? html`<a href="/_sandbox/outbox/${id}">See it as an email</a>` : ''}
    </p>
    <pre>
${linkedText(body).map(({ text, isLink }) => (isLink ? html`<a href="${text}">${text}</a>` : text))}</pre>
  </article>`;
}

function deliveryBadge({
  delivery,
  attempts,
  lastFault,
}: Pick<Message, 'delivery' | 'attempts' | 'lastFault'>) {
  switch (delivery) {
    case 'kept':
      return html`<span class="badge">Kept here</span>`;
    case 'sent':
      return html`<span class="badge sent">Sent</span>`;
    case 'queued':
      return html`<span class="badge queued"
        >${attempts === 0 ? 'Waiting to be sent' : `Waiting, attempt ${attempts} failed: ${lastFault ?? ''}`}</span
      >`;
    case 'failed':
      return html`<span class="badge failed"
        >Not delivered after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}:
        ${lastFault ?? ''}</span
      >`;
  }
}
