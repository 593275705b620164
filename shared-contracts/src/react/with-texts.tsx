import { useState, type ComponentType } from 'react';
import { pageLocale } from '../formats/page-locale.ts';
import type { CatalogNamespaces, CatalogTexts } from '../i18n/index.ts';
import { useTranslation } from './use-translation.ts';

type TextSource = () => Promise<{ readonly default: CatalogTexts }>;

/** A view and the texts that only it needs, each in its own chunk. `namespace` is the remote's. */
export interface TextedView<TProps extends object = object> {
  readonly namespace: keyof CatalogNamespaces;
  readonly view: () => Promise<ComponentType<TProps>>;
  /** English, which must be complete. */
  readonly texts: TextSource;
  /** The same texts in other languages, by locale. */
  readonly translations?: Readonly<Record<string, TextSource>>;
}

/**
 * Loads a view together with its texts, in English and in the page's language, so that users who do not visit it do not download them; a
 * server, which renders pages of every language, loads all. The tenant's texts, already in the catalog, take precedence. If a translation
 * fails to load, the view stays in English.
 */
export function withTexts<TProps extends object>(
  parts: TextedView<TProps>,
): () => Promise<ComponentType<TProps>> {
  const { namespace, view, texts, translations = {} } = parts;
  return async () => {
    const locales = Object.keys(translations).filter(isWanted);
    const [View, { default: english }, ...translated] = await Promise.all([
      view(),
      texts(),
      ...locales.map((locale) => translation(translations[locale], locale)),
    ]);
    return function ViewWithTexts(props: TProps) {
      const { i18n } = useTranslation(namespace);
      // Added during the first render: the view below reads them in the same render.
      useState(() => {
        i18n.addTexts('en', namespace, english);
        for (const [index, locale] of locales.entries()) {
          i18n.addTexts(locale, namespace, translated[index] ?? {});
        }
      });
      return <View {...props} />;
    };
  };
}

const isServer = typeof document === 'undefined';

function isWanted(locale: string): boolean {
  return isServer || locale === pageLocale();
}

async function translation(source: TextSource | undefined, locale: string): Promise<CatalogTexts> {
  try {
    return (await source?.())?.default ?? {};
  } catch (error) {
    console.error(`the texts in ${locale} did not load`, error);
    return {};
  }
}
