export { createCatalogue } from './create-catalogue.ts';
export type { CatalogueParts, CatalogueResources, CatalogueTexts } from './create-catalogue.ts';
