import english from '../locales/en.json' with { type: 'json' };
import spanish from '../locales/es.json' with { type: 'json' };

/** The few texts of the edge itself, needed before any translation catalog is available. */
export type EdgeTexts = typeof english;

const texts: Readonly<Record<string, EdgeTexts>> = { en: english, es: spanish };

/** The languages of the edge's own texts. */
export const edgeLocales = Object.keys(texts);

/** The edge's texts in a language; English if it has none. */
export function edgeTexts(locale: string): EdgeTexts {
  return texts[locale] ?? english;
}

/** Inserts values for the `{{name}}` placeholders of a text, without escaping. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
