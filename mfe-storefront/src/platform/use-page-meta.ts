import { useEffect } from 'react';

/** Metadata of a page for browsers and search engines. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Sets the document's title and description while the page is mounted; has no effect during rendering. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    document.title = title;
    const found = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    const meta = found ?? document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    meta.content = description;
  }, [title, description]);
}
