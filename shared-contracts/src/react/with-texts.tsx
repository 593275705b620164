import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLocale } from '../formats/page-locale.ts';
import type { CatalogueTexts } from '../i18n/index.ts';

type TextSource = () => Promise<{ readonly default: CatalogueTexts }>;

/** A view and the texts that only it needs, each from a chunk of its own. `namespace` is the remote's. */
export interface TextedView<TProps extends object = object> {
  readonly namespace: string;
  readonly view: () => Promise<ComponentType<TProps>>;
  /** English, which must be complete. */
  readonly texts: TextSource;
  /** The same texts in other languages, by locale. */
  readonly translations?: Readonly<Record<string, TextSource>>;
}

/**
 * A source of a view that brings its texts with it, in English and in the page's language, so that whoever goes elsewhere does not load
 * them. They lie below those of the tenant, which are in the catalogue before. A translation that cannot be had leaves the view English.
 */
export function withTexts<TProps extends object>(
  parts: TextedView<TProps>,
): () => Promise<ComponentType<TProps>> {
  const { namespace, view, texts } = parts;
  return async () => {
    const locale = pageLocale();
    const [View, { default: english }, translated] = await Promise.all([
      view(),
      texts(),
      translation(parts, locale),
    ]);
    return function ViewWithTexts(props: TProps) {
      const { i18n } = useTranslation(namespace);
      // While the first render begins: the view below reads them in the same one.
      useState(() => {
        i18n.addResourceBundle('en', namespace, english, true, false);
        if (translated) i18n.addResourceBundle(locale, namespace, translated, true, false);
      });
      return <View {...props} />;
    };
  };
}

async function translation(
  { translations }: Pick<TextedView, 'translations'>,
  locale: string,
): Promise<CatalogueTexts | undefined> {
  try {
    return (await translations?.[locale]?.())?.default;
  } catch (error) {
    console.error(`the texts in ${locale} did not load`, error);
    return undefined;
  }
}
