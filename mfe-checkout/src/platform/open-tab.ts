/** A tab that was opened on a person's press and gets its address later. */
export interface OpenTab {
  /** False where the browser refused it; a link has to do then. */
  readonly isOpen: boolean;
  lead(address: string): void;
  close(): void;
}

/**
 * Opens an empty tab. Call it in the press itself, for a browser refuses tabs that open after a call has come back. The page that it
 * is led to cannot reach this one.
 */
export function openTab(): OpenTab {
  const tab = window.open('', '_blank');
  return {
    isOpen: tab !== null,
    lead(address) {
      if (!tab) return;
      tab.opener = null;
      tab.location.replace(new URL(address, document.baseURI).href);
    },
    close: () => tab?.close(),
  };
}
