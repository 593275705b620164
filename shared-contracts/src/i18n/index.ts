export { createCatalog } from './create-catalog.ts';
export { loadTranslation } from './translations.ts';
export type { Translations } from './translations.ts';
export type { Catalog, CatalogTexts } from './create-catalog.ts';

/**
 * English texts by i18next namespace. Each package that has a catalog adds its own beside it, so that a key without a text does not
 * compile. Declared in this file because a module augmentation reaches no re-export.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the packages add the members
export interface CatalogNamespaces {}

type Leaf<T, TPrefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${TPrefix}${K}` : Leaf<T[K], `${TPrefix}${K}.`>;
}[keyof T & string];
type Singular<K extends string> = K extends `${infer TStem}_${'zero' | 'one' | 'other'}` ? TStem : K;

/** A key of a namespace's texts; plural forms are named without their ending. */
export type TextKey<N extends keyof CatalogNamespaces> = Singular<Leaf<CatalogNamespaces[N]>>;

/** What follows `P.` in the keys of a namespace: the ids that have a text there, such as the rows of a table. */
export type TextId<N extends keyof CatalogNamespaces, P extends string> =
  TextKey<N> extends infer K ? (K extends `${P}.${infer TId}` ? TId : never) : never;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: CatalogNamespaces;
  }
}
