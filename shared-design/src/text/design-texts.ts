import en from '../locales/en.json' with { type: 'json' };

/** English texts of this package, the catalog of the i18next namespace `design`. Tenants override them by key. */
export const designTexts = en;

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Singular<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** Key of a text of this package; plural forms are named without `_one` and `_other`. */
export type DesignTextKey = Singular<Leaf<typeof en>>;
