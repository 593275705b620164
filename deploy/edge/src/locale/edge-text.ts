import english from '../locales/en.json' with { type: 'json' };
import spanish from '../locales/es.json' with { type: 'json' };

/** The few texts that the edge says by itself, before any catalogue is there. */
export type EdgeTexts = typeof english;

const texts: Readonly<Record<string, EdgeTexts>> = { en: english, es: spanish };

/** The languages of the edge's own texts. */
export const edgeLocales = Object.keys(texts);

/** The edge's texts in a language, in English where it has none. */
export function edgeTexts(locale: string): EdgeTexts {
  return texts[locale] ?? english;
}

/** A text with its `{{name}}` values put in, not escaped. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
