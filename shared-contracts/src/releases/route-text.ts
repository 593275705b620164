import * as v from 'valibot';

/** A text of a remote's catalogs, published with its routes. */
export const RouteTextSchema = v.object({
  /** `namespace.key`, by which a tenant's own text replaces it. */
  key: v.string(),
  /** By locale, English at least. */
  text: v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    v.check((text) => text['en'] !== undefined, 'needs an English text'),
  ),
});
export type RouteText = v.InferOutput<typeof RouteTextSchema>;

/** A catalog as its file has it: texts, and groups of texts. */
interface Catalog {
  readonly [name: string]: string | Catalog;
}

function textAt(catalog: Catalog, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | Catalog | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      catalog,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns how a remote's texts are declared in its `remote.config.ts`: `text('orders.title')` is that text of its catalogs, by locale. Throws
 * an Error for a text that a catalog does not have, or that has a part to fill in, which only the page can.
 */
export function routeTexts(namespace: string, catalogs: Readonly<Record<string, Catalog>>) {
  return (path: string): RouteText => {
    const found = Object.entries(catalogs).map(([locale, catalog]) => {
      const text = textAt(catalog, path);
      if (text === undefined || text.includes('{{')) {
        throw new Error(`The ${locale} catalog of ${namespace} has no plain text '${path}'.`);
      }
      return [locale, text] as const;
    });
    return { key: `${namespace}.${path}`, text: Object.fromEntries(found) };
  };
}

/** Returns a route's text in a language: the tenant's own, else the remote's, else the English one. */
export function routeText(
  { key, text }: RouteText,
  locale: string,
  own: Readonly<Record<string, string>> = {},
): string {
  return own[key] ?? text[locale] ?? text['en'] ?? '';
}
