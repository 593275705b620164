import type { i18n } from 'i18next';
import type { CatalogueTexts } from './create-catalogue.ts';

/** Where a remote's texts in other languages come from: by locale, a chunk whose default export is the texts by namespace. */
export type Translations = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, CatalogueTexts>> }>>
>;

/**
 * Loads the catalogue's language and puts it below the tenant's own texts. Resolves at once for English and for a language that there is
 * not; a chunk that cannot be had leaves the catalogue English and is told on the console. Never rejects.
 */
export async function loadTranslation(
  catalogue: i18n,
  translations: Translations | undefined,
): Promise<void> {
  const load = translations?.[catalogue.language];
  if (!load) return;
  try {
    const { default: texts } = await load();
    for (const [namespace, words] of Object.entries(texts)) {
      catalogue.addResourceBundle(catalogue.language, namespace, words, true, false);
    }
  } catch (error) {
    console.error(`the texts in ${catalogue.language} did not load`, error);
  }
}
