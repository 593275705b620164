import { catalogTexts, type TextKeyOf, type TextValues } from './catalog-text.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { visitLocale } from './visit-locale.ts';

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
