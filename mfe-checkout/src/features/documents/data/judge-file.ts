import { fileFault, signatureBytes } from '@forecourt/shared-contracts/documents';
import type { UploadItem } from '../domain/upload-item.ts';
import { nextUploadState } from '../domain/upload-state.ts';

/** Validates a chosen file by the rule that the server shares; a file that is no longer readable is refused as well. */
export async function judgeFile(item: UploadItem): Promise<UploadItem> {
  const { file, name } = item;
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => undefined);
  const fault = head ? fileFault({ name, sizeBytes: file.size, head: new Uint8Array(head) }) : 'gone';
  return fault ? { ...item, fault, state: nextUploadState(item.state, 'refuse') } : item;
}
