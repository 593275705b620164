export { createCatalog } from './create-catalog.ts';
export { loadTranslation } from './translations.ts';
export type { Translations } from './translations.ts';
export type { CatalogOptions, CatalogResources, CatalogTexts } from './create-catalog.ts';
