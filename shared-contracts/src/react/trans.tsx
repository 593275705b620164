import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { CatalogNamespaces, TextKey } from '../i18n/index.ts';

interface TransProps<N extends keyof CatalogNamespaces> {
  readonly t: TFunction<N>;
  readonly i18nKey: TextKey<N>;
  readonly values?: Readonly<Record<string, string>>;
  /** Elements by the name of their tag in the text. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text whose tags, such as `<call>…</call>`, are shown as the elements of these names. Tags do not contain one another. */
export function Trans<N extends keyof CatalogNamespaces>({ t, i18nKey, values, components }: TransProps<N>) {
  const text = (t as (key: string, values?: object) => string)(i18nKey, values);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: inner, index } of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const element = components[name];
    if (!element) continue;
    parts.push(
      <Fragment key={end}>{text.slice(end, index)}</Fragment>,
      cloneElement(element, { key: name }, inner),
    );
    end = index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
