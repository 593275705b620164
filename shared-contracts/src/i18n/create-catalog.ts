import { createInstance } from 'i18next';
import type { i18n, PostProcessorModule, Resource, ResourceLanguage } from 'i18next';
import { keepTogether } from '../formats/index.ts';

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

const defaultLocale = 'en';

const wholeFigures: PostProcessorModule = {
  type: 'postProcessor',
  name: 'wholeFigures',
  process: (text: string) => keepTogether(text),
};

/**
 * Creates a separate translator for each remote, ready synchronously. A missing translation falls back to English (F71); text is never
 * escaped here, since React does that. Figures within a text, such as a date, never break across lines.
 */
export function createCatalog(parts: CatalogOptions): i18n {
  const report = parts.onMissingKey ?? ((key) => console.error(`no text for ${key}`));
  const namespaces = Object.keys(parts.resources[defaultLocale] ?? {});
  const catalog = createInstance({
    lng: parts.locale,
    fallbackLng: defaultLocale,
    initAsync: false,
    ns: namespaces,
    defaultNS: namespaces[0] ?? 'translation',
    resources: mutableResources(parts.resources),
    interpolation: { escapeValue: false },
    returnNull: false,
    postProcess: [wholeFigures.name],
    saveMissing: true,
    missingKeyHandler: (_locales, namespace, key) => report(`${namespace}:${key}`),
  });
  void catalog.use(wholeFigures).init();
  for (const [path, text] of Object.entries(parts.tenantOverrides ?? {})) {
    const [namespace = '', key = ''] = splitOnce(path);
    if (namespaces.includes(namespace)) catalog.addResource(parts.locale, namespace, key, text);
  }
  return catalog;
}

function mutableResources(resources: CatalogResources): Resource {
  const copy: Resource = {};
  for (const [locale, language] of Object.entries(resources)) {
    copy[locale] = structuredClone(language) as ResourceLanguage;
  }
  return copy;
}

function splitOnce(path: string): readonly [string, string] {
  const dot = path.indexOf('.');
  return [path.slice(0, dot), path.slice(dot + 1)];
}
