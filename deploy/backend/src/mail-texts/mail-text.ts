import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { catalogTexts, type TextKeyOf, type TextValues } from './catalog-text.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { siteAddress, visitLocale } from './visit-locale.ts';

/** Key of a text written by the server: mails, SMS, and names of standard documents. */
export type MailTextKey = TextKeyOf<typeof en>;

/** Returns such a text in the language of the visit. */
export function mailText(key: MailTextKey, values: TextValues = {}): string {
  return catalogTexts({ en, es }, visitLocale())(key, values);
}

/** Returns the subject of a mail: the dealer's name, then the topic. */
export function mailSubject(brandName: string, what: string): string {
  return mailText('subject', { brandName, what });
}

/** The next step of a mail: a text that ends in `{{link}}`, which its HTML part shows as a button, and the page it leads to. */
interface MailNext {
  readonly text: MailTextKey;
  readonly path: string;
}

/** Returns the body of a mail: its paragraphs, the next step, and whom to call. */
export function mailBody(
  { contact, hosts }: Pick<Tenant, 'contact' | 'hosts'>,
  paragraphs: readonly string[],
  next: MailNext,
): string {
  return [
    ...paragraphs,
    mailText(next.text, { link: siteAddress(hosts, next.path) }),
    mailText('questions', { phone: contact.phoneAbbreviation }),
  ].join('\n\n');
}
