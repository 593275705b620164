/** Keys of a catalog's texts, `decision.accepted`. */
export type TextKeyOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKeyOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Values inserted into a text for its `{{name}}`. */
export type TextValues = Readonly<Record<string, string>>;

interface CatalogTree {
  readonly [key: string]: string | CatalogTree;
}

/** A catalog per language; English is complete. */
export type Catalogs<T> = { readonly en: T } & Readonly<Record<string, CatalogTree>>;

function textAt(catalog: CatalogTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | CatalogTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalog,
    );
  return typeof found === 'string' ? found : undefined;
}

/** Reads the texts of a catalog in one language. */
export type ReadText<T> = (key: TextKeyOf<T>, values?: TextValues) => string;

/**
 * Reads texts that the server writes in `language`, else in English, with their `{{name}}` values inserted as they are; plain text, so
 * nothing is escaped.
 */
export function catalogTexts<T extends CatalogTree>(catalogs: Catalogs<T>, language: string): ReadText<T> {
  const catalog = catalogs[language] ?? catalogs.en;
  return (key, values = {}) => {
    const text = textAt(catalog, key) ?? textAt(catalogs.en, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
