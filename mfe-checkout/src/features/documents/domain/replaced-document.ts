import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { isRefusedFile } from '../../../domain/refused-file.ts';
import type { UploadItem } from './upload-item.ts';

/**
 * Returns the id of the document that an uploaded file replaces: the one that it was chosen for, otherwise the first of its card that the
 * dealer refused and that no other file of `items` replaces. Undefined when it replaces none, or when its document is gone already.
 */
export function replacedDocument(
  { id, key, replaces, arrivedIds = [] }: UploadItem,
  documents: readonly DealDocument[],
  items: readonly UploadItem[],
): string | undefined {
  const others = items.filter((item) => item.id !== id && !item.state.startsWith('FAIL_'));
  const taken = new Set(others.map((item) => item.replaces));
  const isOpen = (document: DealDocument) =>
    document.key === key && isRefusedFile(document) && !taken.has(document.id);
  const old = documents.filter((document) => !arrivedIds.includes(document.id));
  return old.find((document) => (replaces ? document.id === replaces : isOpen(document)))?.id;
}
