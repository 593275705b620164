import english from '../locales/en.json';
import spanish from '../locales/es.json';

const textsOf: Readonly<Record<string, typeof english>> = { en: english, es: spanish };

/** The element's own texts in its `locale`; without one in the language of the host page, and in English if we do not speak it. */
export function elementTexts(locale: string): typeof english {
  const language = (locale || document.documentElement.lang).slice(0, 2).toLowerCase();
  return textsOf[language] ?? english;
}
