import { useEffect } from 'react';

/**
 * Removes what the server wrote into the head about the requested page (canonical URL, link preview, structured data) when that page is
 * left, so that it never describes another one.
 */
export function useDescribedPage(): void {
  useEffect(
    () => () => {
      for (const element of document.head.querySelectorAll('[data-describes]')) element.remove();
    },
    [],
  );
}
