import { catalogTexts, type ReadText } from '../../mail-texts/index.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** Reads the texts of a contract and of the evidence of its signatures. */
export type ContractTexts = ReadText<typeof en>;

/** Returns the language of the texts of a contract in `language`: 'en', 'es'. */
export function contractLanguage(language: string): string {
  return contractTexts(language)('language');
}

/** Returns the texts of a contract in the language in which the buyer agreed to electronic records, else in English. */
export function contractTexts(language: string): ContractTexts {
  return catalogTexts({ en, es }, language);
}
