import { createContext, use } from 'react';
import type { FlatNamespace, KeyPrefix, TFunction } from 'i18next';
import type { Catalog } from '../i18n/index.ts';

const CatalogContext = createContext<Catalog | undefined>(undefined);

/** Gives a tree its texts, made by `createCatalog`. */
export const CatalogProvider = CatalogContext;

type PrefixOf<N> = N extends FlatNamespace ? KeyPrefix<N> : undefined;

/** The texts of a namespace. `i18n` is the catalog itself, and undefined only in a tree without one, whose `t` returns its keys. */
interface Texts<N, P> {
  readonly t: [N] extends [FlatNamespace] ? TFunction<N, P> : TFunction;
  readonly i18n: Catalog;
}

type AnyTexts = Texts<undefined, undefined>;

const knownTexts = new WeakMap<Catalog, Map<string, AnyTexts>>();
const keysOnly = { t: (key: string) => key, i18n: undefined } as unknown as AnyTexts;

/**
 * The texts of a namespace, by default the catalog's first; with `keyPrefix` keys are below that one. The same objects for each caller:
 * a page calls this hundreds of times, which is why react-i18next is not used: its hook copies the catalog and subscribes to it for each
 * caller, while ours never changes its language.
 */
export function useTranslation<
  const N extends FlatNamespace | undefined = undefined,
  const P extends PrefixOf<N> | undefined = undefined,
>(namespace?: N, { keyPrefix }: { readonly keyPrefix?: P } = {}): Texts<N, P> {
  const catalog = use(CatalogContext);
  return (catalog ? textsOf(catalog, namespace, keyPrefix) : keysOnly) as unknown as Texts<N, P>;
}

function textsOf(catalog: Catalog, namespace: string | undefined, keyPrefix: unknown): AnyTexts {
  const known = knownTexts.get(catalog) ?? new Map<string, AnyTexts>();
  knownTexts.set(catalog, known);
  const name = `${namespace} ${String(keyPrefix)}`;
  const texts = known.get(name) ?? newTexts(catalog, namespace, keyPrefix);
  known.set(name, texts);
  return texts;
}

function newTexts(catalog: Catalog, namespace: string | undefined, keyPrefix: unknown): AnyTexts {
  return { t: catalog.getFixedT(catalog.language, namespace, keyPrefix as string), i18n: catalog };
}
