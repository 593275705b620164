import type { UploadFault } from '../domain/upload-fault.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UploadItem } from '../domain/upload-item.ts';
import { nextUploadState, type UploadEvent } from '../domain/upload-state.ts';

/** Documents that could not be deleted, and why: a key below `documents.fault`. */
export type FailedDeletes = Readonly<Record<string, UploadFault>>;

/** The client-side state of a deal's files. */
export interface UploadsState {
  readonly items: readonly UploadItem[];
  readonly failedDeletes: FailedDeletes;
}

/** The chosen files; only `nextUploadState` changes their states (TRACK-52). */
export interface ItemList {
  readonly store: StoreApi<UploadsState>;
  find(id: string): UploadItem | undefined;
  append(items: readonly UploadItem[]): void;
  setProgress(id: string, percent: number): void;
  setReplaces(id: string, documentId: string | undefined): void;
  happen(id: string, event: UploadEvent, change?: Partial<UploadItem>): void;
  drop(id: string): void;
  noteDelete(documentId: string, fault: UploadFault | undefined): void;
}

/** Creates an empty item list. */
export function createItemList(): ItemList {
  const store = createStore<UploadsState>(() => ({ items: [], failedDeletes: {} }));
  const patch = (id: string, change: (item: UploadItem) => UploadItem) =>
    store.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? change(item) : item)) }));
  return {
    store,
    find: (id) => store.getState().items.find((item) => item.id === id),
    append: (added) => store.setState(({ items }) => ({ items: [...items, ...added] })),
    setProgress: (id, percent) => patch(id, (item) => ({ ...item, percent })),
    setReplaces: (id, replaces) => patch(id, (item) => ({ ...item, replaces })),
    happen: (id, event, change = {}) =>
      patch(id, (item) => ({ ...item, ...change, state: nextUploadState(item.state, event) })),
    drop: (id) => store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    noteDelete: (documentId, fault) =>
      store.setState(({ failedDeletes: { [documentId]: _gone, ...others } }) => ({
        failedDeletes: fault === undefined ? others : { ...others, [documentId]: fault },
      })),
  };
}
