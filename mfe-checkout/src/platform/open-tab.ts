/** A tab that was opened on a user's press and navigated later. */
export interface OpenTab {
  /** False if the browser blocked it; then a link is needed. */
  readonly isOpen: boolean;
  lead(address: string): void;
  close(): void;
}

/**
 * Opens an empty tab. Call it synchronously in the press handler, because browsers block tabs opened after an asynchronous call. The opened
 * page cannot access this one.
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
