import type { TFunction } from 'i18next';
import { keepTogether } from '../formats/index.ts';
import { formsOf } from './forms-of.ts';

/** Texts of one remote: by locale, then namespace, then key. English must be complete. */
export type CatalogResources = Readonly<Record<string, Readonly<Record<string, CatalogTexts>>>>;

/** Texts by key; a key may contain nested keys. */
export interface CatalogTexts {
  readonly [key: string]: string | CatalogTexts;
}

/** Inputs of a catalog. `tenantOverrides` maps `namespace.key` to the tenant's own text in this locale. */
export interface CatalogOptions {
  readonly locale: string;
  readonly resources: CatalogResources;
  readonly tenantOverrides?: Readonly<Record<string, string>>;
  /** Called for a key without text; by default it is logged as an error, which fails a test. */
  readonly onMissingKey?: (key: string) => void;
}

/** What a text depends on: its values, `count` for its plural form, `context` for its variant, `ns` for its namespace. */
type TextOptions = Readonly<Record<string, unknown>>;

/**
 * A remote's texts in the format of i18next (JSON v4): `namespace:key`, `{{value}}`, plural forms by `count`, variants by `context`. The
 * members are named as in i18next, whose instance is the catalog of a page of an older release.
 */
export interface Catalog {
  readonly language: string;
  readonly isInitialized: boolean;
  readonly t: TFunction;
  /** Whether there is a text, in the page's language or in English. */
  exists(key: string, options?: TextOptions): boolean;
  /** Returns a `t` for a namespace, by default the first, whose keys are below `keyPrefix`. */
  getFixedT(language: string, namespace?: string, keyPrefix?: string): TFunction;
  /** Adds texts; those that are there already win. A language that is neither the page's nor English is ignored. */
  addTexts(language: string, namespace: string, texts: CatalogTexts): void;
}

const defaultLocale = 'en';

/**
 * Creates a separate translator for each remote, ready synchronously. A missing translation falls back to English (F71); text is never
 * escaped here, since React does that. Figures within a text, such as a date, never break across lines.
 */
export function createCatalog(parts: CatalogOptions): Catalog {
  const { locale, resources, tenantOverrides } = parts;
  const report = parts.onMissingKey ?? ((key) => console.error(`no text for ${key}`));
  const [firstNamespace = 'translation'] = Object.keys(resources[defaultLocale] ?? {});
  const languages = [...new Set([locale, defaultLocale])];
  const added = new Map<string, Set<CatalogTexts>>();

  function addTexts(language: string, namespace: string, texts: CatalogTexts): void {
    const name = `${language}:${namespace}`;
    added.set(name, (added.get(name) ?? new Set()).add(texts));
  }

  function find(namespace: string, key: string, options: TextOptions): string | undefined {
    for (const language of languages) {
      for (const form of formsOf(key, language, options)) {
        const own = language === locale ? tenantOverrides?.[`${namespace}.${form}`] : undefined;
        const sources = [
          resources[language]?.[namespace] ?? {},
          ...(added.get(`${language}:${namespace}`) ?? []),
        ];
        const text = own ?? textIn(sources, form);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  /** Returns the namespace and the key that a `namespace:key` or the options name. */
  function placeOf(key: string, { ns = firstNamespace }: TextOptions): readonly [string, string] {
    const colon = key.indexOf(':');
    return colon < 0 ? [String(ns), key] : [key.slice(0, colon), key.slice(colon + 1)];
  }

  function translate(name: string, options: TextOptions = {}): string {
    const [namespace, key] = placeOf(name, options);
    const text = find(namespace, key, options);
    if (text === undefined) report(`${namespace}:${key}`);
    return keepTogether(filledIn(text ?? key, options));
  }

  return {
    language: locale,
    isInitialized: true,
    t: translate as TFunction,
    exists: (key, options = {}) => find(...placeOf(key, options), options) !== undefined,
    getFixedT: (_language, ns = firstNamespace, prefix) =>
      ((key: string, options?: TextOptions) =>
        translate(prefix ? `${prefix}.${key}` : key, { ns, ...options })) as TFunction,
    addTexts,
  };
}

function textIn(sources: readonly CatalogTexts[], key: string): string | undefined {
  const path = key.split('.');
  for (const texts of sources) {
    const found = path.reduce<string | CatalogTexts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** A name without a value is left as is, so that tests notice it. */
const filledIn = (text: string, values: TextOptions) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in values ? String(values[name] ?? '') : whole,
  );
