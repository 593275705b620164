import type { StoreApi } from 'zustand/vanilla';
import type { UploadsState } from './item-list.ts';

/** Has the browser ask for confirmation before the page is left while a file of the store is being uploaded, on whichever step. */
export function askBeforeLeaving(store: StoreApi<UploadsState>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  store.subscribe(({ items }) => {
    const isUploading = items.some(({ state }) => state === 'UPLOADING' || state === 'ATTACHING');
    if (isUploading) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
