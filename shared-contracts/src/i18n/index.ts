export { createCatalog } from './create-catalogue.ts';
export { loadTranslation } from './translations.ts';
export type { Translations } from './translations.ts';
export type { CatalogOptions, CatalogResources, CatalogTexts } from './create-catalogue.ts';
