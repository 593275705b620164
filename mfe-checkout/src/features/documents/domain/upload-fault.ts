import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';
import type { TextId } from '@forecourt/shared-contracts/i18n';

/** Why an upload or a deletion failed: a text below `documents.fault`. */
export type UploadFault = TextId<'checkout', 'documents.fault'>;

const prefix = 'error.document.';
const named: readonly UploadFault[] = [
  'incomplete',
  'empty',
  'closed',
  'tooMany',
  'tooLarge',
  'kind',
  'content',
  'pixels',
  'unreadable',
];

/** Returns why an upload failed, as a key below `documents.fault`; `unknown` for anything without its own text. */
export function uploadFault(error: unknown): UploadFault {
  const http = httpFailure(error);
  const code = http?.code.startsWith(prefix) ? http.code.slice(prefix.length) : '';
  const known = named.find((one) => one === code);
  if (known) return known;
  if (http) return byStatus(http.status);
  if (!isApiFailure(error)) return 'unknown';
  const { kind } = error.failure;
  return kind === 'network' || kind === 'timeout' ? kind : 'unknown';
}

function byStatus(status: number): UploadFault {
  if (status === 401) return 'signedOut';
  if (status === 413) return 'tooLarge';
  return status === 415 ? 'content' : 'unknown';
}
