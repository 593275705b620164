import { isPlural, stemOf } from './catalog.ts';

/** A catalog in English and in another language, by full key. */
export interface TranslationPair {
  readonly locale: string;
  readonly english: ReadonlyMap<string, string>;
  readonly translated: ReadonlyMap<string, string>;
  /** English texts that may be the same in the other language: names, codes, examples. */
  readonly sameInBoth: ReadonlySet<string>;
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?([\w]+)\s*\/?>/g)];
  return [...new Set(names.map(([, name, tag]) => (name ? `{{${name}}}` : `<${tag}>`)))].sort().join(' ');
}

function wantedKeys({ locale, english }: TranslationPair): Set<string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wanted = [...english.keys()].flatMap((key) => {
    // A separate form for zero is a matter of wording, in any language.
    const isForm = isPlural(key, english) && !key.endsWith('_zero');
    return isForm ? forms.map((form) => `${stemOf(key)}_${form}`) : [key];
  });
  return new Set(wanted);
}

function textFault(text: string, english: string, sameInBoth: ReadonlySet<string>): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (placeholders(text) !== placeholders(english)) {
    return `has ${placeholders(text) || 'no values'}, English has ${placeholders(english) || 'none'}`;
  }
  const hasWords = /[A-Za-z]{2}/.test(english.replace(/\{\{[^}]*\}\}/g, ''));
  if (text === english && hasWords && !sameInBoth.has(english)) return `is English still: ${english}`;
  return undefined;
}

/**
 * What is wrong with a translation, one line each: missing or extra keys (plural forms are those of the
 * language), placeholders and tags that differ from English, empty texts, and texts that are still English.
 * Empty when it is complete.
 */
export function translationFaults(pair: TranslationPair): string[] {
  const { english, translated, sameInBoth } = pair;
  const wanted = wantedKeys(pair);
  const faults: string[] = [];
  for (const key of wanted) {
    const text = translated.get(key);
    const source = english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '';
    const fault = text === undefined ? 'is missing' : textFault(text, source, sameInBoth);
    if (fault) faults.push(`${key} ${fault}`);
  }
  for (const key of translated.keys()) if (!wanted.has(key)) faults.push(`${key} is not in English`);
  return faults;
}
