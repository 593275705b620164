import { useEffect } from 'react';

/**
 * What the server wrote into the head about the page that was asked for (canonical address, link preview, structured data) leaves with that
 * page: nobody may find it on another one.
 */
export function useDescribedPage(): void {
  useEffect(
    () => () => {
      for (const element of document.head.querySelectorAll('[data-describes]')) element.remove();
    },
    [],
  );
}
