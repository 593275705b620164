import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCatalog, type CatalogTexts } from '@forecourt/shared-contracts/i18n';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { createInstance, type i18n, type Resource } from 'i18next';
import { describe, expect, it } from 'vitest';
import { englishCatalogs, foldersWithTexts, readTexts } from './catalog-files.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const paths = foldersWithTexts(root).flatMap((folder) => englishCatalogs(root, folder));
const ending = /_(zero|one|two|few|many|other)$/;

type Texts = Readonly<Record<string, CatalogTexts>>;
type Translate = (key: string, values: object) => string;

const textsOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as CatalogTexts;

function reference(locale: string, en: Texts, es: Texts): i18n {
  const instance = createInstance({
    ...{ lng: locale, fallbackLng: 'en', initAsync: false, ns: ['texts'], defaultNS: 'texts' },
    ...{ resources: { en, es } as unknown as Resource, interpolation: { escapeValue: false } },
  });
  void instance.init();
  return instance;
}

/** The options that the key of a text suggests: each kind of number for a plural form, and the ending as its context. */
function optionsFor(key: string): readonly (readonly [key: string, options: object])[] {
  const context = /_(\w+)$/.exec(key)?.[1];
  const stem = key.replace(/_\w+$/, '');
  if (ending.test(key)) return [0, 1, 2, 5, 1.5, 1_000_000].map((count) => [stem, { count }]);
  return context
    ? [
        [stem, { context }],
        [key, {}],
      ]
    : [
        [key, {}],
        [key, { context: 'absent', count: 1 }],
      ];
}

describe.each(['en', 'es'])('every text in %s is that of i18next', (locale) => {
  it.each(paths.map((path) => [relative(root, path), path]))('%s', (_name, path) => {
    const en = { texts: textsOf(path) };
    const es = { texts: textsOf(path.replace(/en\.json$/, 'es.json')) };
    const other = reference(locale, en, es);
    const ours = createCatalog({ locale, resources: { en, es } });
    const values = Object.fromEntries(
      [...readTexts(path).values()].flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name}> 2`]),
      ),
    );
    const keys = [...readTexts(path.replace(/en\.json$/, `${locale}.json`)).keys()];
    expect(keys.length).toBeGreaterThan(0);
    for (const [key, options] of keys.flatMap(optionsFor)) {
      const given = { ...values, ...options };
      expect((ours.t as Translate)(key, given)).toBe(keepTogether((other.t as Translate)(key, given)));
      expect(ours.exists(key, given)).toBe(other.exists(key, given));
    }
  });
});
