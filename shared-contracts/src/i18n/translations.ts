import type { Catalog, CatalogTexts } from './create-catalog.ts';

/** Sources of a remote's translations: by locale, a chunk whose default export is the texts by namespace. */
export type Translations = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, CatalogTexts>> }>>
>;

/**
 * Loads the catalog's language, with lower priority than the tenant's own texts. Resolves immediately for English and for an unavailable
 * language; if a chunk fails to load, the catalog stays English and the failure is logged. Never rejects.
 */
export async function loadTranslation(
  catalog: Catalog,
  translations: Translations | undefined,
): Promise<void> {
  const load = translations?.[catalog.language];
  if (!load) return;
  try {
    const { default: texts } = await load();
    for (const [namespace, words] of Object.entries(texts)) {
      catalog.addTexts(catalog.language, namespace, words);
    }
  } catch (error) {
    console.error(`the texts in ${catalog.language} did not load`, error);
  }
}
