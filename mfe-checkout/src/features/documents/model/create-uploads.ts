import type { StoreApi } from 'zustand/vanilla';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { DocumentCalls } from '../data/document-calls.ts';
import { judgeFile } from '../data/judge-file.ts';
import { replacedDocument } from '../domain/replaced-document.ts';
import { uploadFault } from '../domain/upload-fault.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { createItemList, type ItemList, type UploadsState } from './item-list.ts';

/** How many files upload at once. */
const lanes = 2;

/** Files that the buyer uploads for one deal; uploads continue while other steps are shown. */
export interface Uploads {
  readonly store: StoreApi<UploadsState>;
  /**
   * Validates files and uploads the good ones. Once a file has arrived, the document `replaces` is deleted; without one, a refused document
   * of the same key, if there is any.
   */
  add(key: string, files: readonly File[], replaces?: string): Promise<void>;
  /** Uploads a failed file again, or polls again for one that the server has. */
  retry(id: string): void;
  /** Removes a file, canceling its upload if in progress. */
  remove(id: string): void;
  /** Deletes a document; a failure stays in the store. */
  deleteDocument(documentId: string): Promise<void>;
}

/** Dependencies of the uploads: the deal's calls, and the callback for changes to its documents. */
export interface UploadsDeps {
  readonly calls: DocumentCalls;
  readonly onDocuments: (documents: readonly DealDocument[] | undefined) => void;
}

interface Context extends UploadsDeps {
  readonly list: ItemList;
  readonly running: Map<string, AbortController>;
}

type Work = (context: Context, id: string, signal: AbortSignal) => Promise<void>;

/** Creates the uploads of one deal. Starts nothing by itself; leaving the page during an upload asks for confirmation. */
export function createUploads(parts: UploadsDeps): Uploads {
  const list = createItemList();
  askBeforeLeaving(list.store);
  const context: Context = { ...parts, list, running: new Map() };
  let serial = 0;
  return {
    store: list.store,
    async add(key, files, replaces) {
      const drafts = files.map((file, index) => {
        const name = file.name || `${key}${index}`;
        const id = `upload-${++serial}`;
        return { id, key, file, name, replaces, state: 'INITIALIZED' as const, percent: 0 };
      });
      list.append(await Promise.all(drafts.map(judgeFile)));
      pump(context);
    },
    retry(id) {
      const item = list.find(id);
      if (!item || context.running.has(id)) return;
      list.happen(id, item.arrivedIds ? 'recheck' : 'retry', { fault: undefined });
      if (item.arrivedIds) void run(context, id, attach);
      else pump(context);
    },
    remove(id) {
      context.running.get(id)?.abort();
      list.drop(id);
    },
    async deleteDocument(documentId) {
      list.noteDelete(documentId, undefined);
      parts.onDocuments(await withoutDocument(context, documentId));
    },
  };
}

function pump(context: Context): void {
  const waiting = context.list.store.getState().items.filter(({ state }) => state === 'INITIALIZED');
  const room = Math.max(0, lanes - context.running.size);
  for (const { id } of waiting.slice(0, room)) void run(context, id, send);
}

async function run(context: Context, id: string, work: Work): Promise<void> {
  const controller = new AbortController();
  context.running.set(id, controller);
  try {
    await work(context, id, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) context.list.happen(id, 'fail', { fault: uploadFault(error) });
  } finally {
    context.running.delete(id);
    pump(context);
  }
}

async function send(context: Context, id: string, signal: AbortSignal): Promise<void> {
  const { calls, list } = context;
  const item = list.find(id);
  if (!item) return;
  list.happen(id, 'start', { fault: undefined, percent: 0 });
  const arrivedIds = await calls.upload({
    docType: item.key,
    file: item.file,
    name: item.name,
    signal,
    onProgress: (percent) => list.setProgress(id, percent),
  });
  list.happen(id, 'answer', { percent: 100, arrivedIds });
  await attach(context, id, signal);
}

async function attach(context: Context, id: string, signal: AbortSignal): Promise<void> {
  const { calls, list } = context;
  const documents = await calls.arrived(list.find(id)?.arrivedIds ?? [], signal);
  const item = list.find(id);
  if (!documents || !item) return list.happen(id, 'fail', { fault: 'status' });
  const replaced = replacedDocument(item, documents, list.store.getState().items);
  // Before the deletion, so that a second file that arrives meanwhile replaces the next refused one.
  list.setReplaces(id, replaced);
  const left = replaced ? await withoutDocument(context, replaced) : undefined;
  list.happen(id, 'attach');
  context.onDocuments(left ?? documents);
  list.drop(id);
  return undefined;
}

/** Deletes a document; returns the remaining ones, or undefined when they must be refetched. A failure stays in the list. */
async function withoutDocument(
  { calls, list }: Context,
  docId: string,
): Promise<readonly DealDocument[] | undefined> {
  const { documents, fault } = await calls.remove(docId);
  if (fault) list.noteDelete(docId, fault);
  return documents;
}
