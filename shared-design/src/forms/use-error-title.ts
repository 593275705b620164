import { useEffect, type RefObject } from 'react';
import { useDesignText } from '@forecourt/shared-design';

/**
 * Prefixes the page's title with 'Error: ' while a form with errors is shown. With `within`, only if that element is in the document
 * itself: a host dealer's page keeps its own title.
 */
export function useErrorTitle(isRefused: boolean, within?: RefObject<HTMLElement | null>): void {
  const text = useDesignText();
  useEffect(() => {
    if (!isRefused || (within && within.current?.getRootNode() !== document)) return;
    const { title } = document;
    const refused = text('errorSummary.pageTitle', { title });
    document.title = refused;
    return () => {
      if (document.title === refused) document.title = title;
    };
  }, [isRefused, text, within]);
}
