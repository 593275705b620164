export { createCatalogue } from './create-catalogue.ts';
export { loadTranslation } from './translations.ts';
export type { Translations } from './translations.ts';
export type { CatalogueParts, CatalogueResources, CatalogueTexts } from './create-catalogue.ts';
