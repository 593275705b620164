import { keepTogether, phoneHref } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** What a mail shows of a brand. */
export type MailBrand = Pick<Tenant, 'brandName' | 'theme' | 'contact' | 'hosts'>;

const ends = /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?)])$/;
const addresses = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;
const font = "font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif";

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A paragraph that ends in an address: its last sentence names the next step, `See your order`, what is before it stays text. */
interface NextStep {
  readonly before: string;
  readonly label: string;
  readonly href: string;
}

/** Whether an address is one of the brand's site. Others, which a visitor may have typed, are plain text and never a button. */
function isOwn(href: string, hosts: readonly string[]): boolean {
  return URL.canParse(href) && hosts.includes(new URL(href).hostname);
}

/** Returns the addresses in a text that lead to the brand's own site, in their order. */
export function ownLinks(text: string, hosts: readonly string[]): string[] {
  return [...text.matchAll(addresses)].map(([href]) => href).filter((href) => isOwn(href, hosts));
}

/** Reads the next step of a paragraph; undefined if it does not end in an address of the site after words and a colon. */
export function nextStep(paragraph: string, hosts: readonly string[]): NextStep | undefined {
  const href = ends.exec(paragraph)?.[1];
  if (href === undefined || !isOwn(href, hosts)) return undefined;
  const words = paragraph.slice(0, -href.length).trim();
  if (!words.endsWith(':')) return undefined;
  const sentence = words.slice(0, -1);
  const start = Math.max(...['. ', '? ', '! ', '\n'].map((end) => sentence.lastIndexOf(end) + end.length), 0);
  const from = /[.?!]\s|\n/.test(sentence) ? start : 0;
  return { before: sentence.slice(0, from).trim(), label: sentence.slice(from).trim(), href };
}

/** What the HTML part of a mail is made from. */
interface MailContent {
  readonly subject: string;
  readonly body: string;
  /** A picture that is inside the mail: `src` is `cid:…`, or `data:…` where it is shown on a page. */
  readonly picture?: { readonly src: `${'cid' | 'data'}:${string}`; readonly alt: string } | undefined;
}

/**
 * Returns the HTML part of a mail: the brand's name and colors, the picture of its vehicle, the text in paragraphs, and the last address as
 * one button. It says the same as the text part, loads nothing, and has no script; all text is escaped.
 */
export function mailHtml({ brandName, theme, contact, hosts }: MailBrand, mail: MailContent): string {
  const { palette: p, radiusPx } = theme;
  // An address below a sentence that ends in a colon belongs to it.
  const body = mail.body.replace(/:\n+(?=https?:)/g, ':\n');
  const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
  const last = paragraphs.findLastIndex((text) => nextStep(text, hosts) !== undefined);
  const linked = (text: string) =>
    escaped(text).replace(addresses, (href) =>
      isOwn(href, hosts) ? `<a href="${href}" style="color:${p.link}">${href}</a>` : href,
    );
  const reachable = (text: string, color: string) => withContactLinks(whole(text), contact, color);
  const line = (text: string) =>
    `<p style="margin:0 0 16px">${(text.includes('://') ? linked(text) : reachable(text, p.link)).replaceAll('\n', '<br>')}</p>`;
  const button = ({ before, label, href }: NextStep) =>
    `${before ? line(before) : ''}<p style="margin:24px 0"><a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;` +
    `border-radius:${Math.min(radiusPx.control, 24)}px;background:${p.brand};color:${p.onBrand};font-weight:600;text-decoration:none">` +
    `${escaped(label)}</a></p>`;
  const content = paragraphs.map((text, at) => {
    const step = at === last ? nextStep(text, hosts) : undefined;
    return step ? button(step) : line(text);
  });
  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="${theme.colorScheme}"><title>${escaped(mail.subject)}</title></head>` +
    `<body style="margin:0;background:${p.surface};color:${p.ink};${font};font-size:16px;line-height:1.5">` +
    `<div style="max-width:560px;margin:0 auto;padding:16px">` +
    `<p style="margin:0;padding:16px 24px;background:${p.header};color:${p.onHeader};border-bottom:3px solid ${p.brand};font-weight:700">` +
    `${escaped(brandName)}</p>${pictureHtml(mail.picture, p.surfaceRaised)}` +
    `<div style="padding:24px;background:${p.surfaceRaised}">` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escaped(headline(mail.subject, brandName))}</h1>${content.join('')}</div>` +
    `<p style="margin:16px 24px;font-size:14px;color:${p.inkMuted}">${whole(brandName)}<br>${reachable(`${contact.phoneAbbreviation}\n${contact.supportEmail}`, 'inherit').replace('\n', '<br>')}</p>` +
    `</div></body></html>`
  );
}

/** Makes the dealer's phone and email in an escaped text links; a customer's, which are others, stay text. */
function withContactLinks(html: string, contact: Tenant['contact'], color: string): string {
  const link = (href: string, shown: string) => `<a href="${href}" style="color:${color}">${shown}</a>`;
  const phone = whole(contact.phoneAbbreviation);
  const email = escaped(contact.supportEmail);
  return html
    .replaceAll(phone, link(phoneHref(contact.phone), phone))
    .replaceAll(email, link(`mailto:${email}`, email));
}

function pictureHtml(picture: MailContent['picture'], background: string): string {
  if (!picture) return '';
  return (
    `<img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" width="560" ` +
    `style="display:block;width:100%;height:auto;border:0;background:${background}">`
  );
}

/** The subject without the brand's name, which is above it already. */
function headline(subject: string, brandName: string): string {
  const prefix = `${brandName}: `;
  if (!subject.startsWith(prefix)) return subject;
  const topic = subject.slice(prefix.length);
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

const orderNumber = /\bFC(?:-[0-9A-Z]{4}){3}\b/g;

/** Escapes a text without addresses; a date, a phone and an order number stay on one line. */
function whole(text: string): string {
  return escaped(keepTogether(text)).replace(orderNumber, '<span style="white-space:nowrap">$&</span>');
}
