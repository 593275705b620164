import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };
import { visitLocale } from './visit-locale.ts';

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Key of a text written by the server: mails, SMS, and names of standard documents. */
export type MailTextKey = Leaf<typeof english>;

type Texts = { readonly [key: string]: string | Texts };
const catalogs: Readonly<Record<string, Texts>> = { en: english, es: spanish };

function textAt(texts: Texts, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns such a text in the language of the visit, with its `{{name}}` values inserted as they are; plain
 * text, so nothing is escaped.
 */
export function mailText(key: MailTextKey, values: Readonly<Record<string, string>> = {}): string {
  const text = textAt(catalogs[visitLocale()] ?? english, key) ?? textAt(english, key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the subject of a mail: the dealer's name, then the topic. */
export function mailSubject(brandName: string, what: string): string {
  return mailText('subject', { brandName, what });
}
