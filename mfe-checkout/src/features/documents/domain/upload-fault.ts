import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';

const prefix = 'error.document.';
const said: ReadonlySet<string> = new Set([
  'incomplete',
  'empty',
  'closed',
  'tooMany',
  'tooLarge',
  'kind',
  'content',
  'pixels',
  'unreadable',
]);

/** Returns why an upload failed, as a key below `documents.fault`; `unknown` for anything without its own text. */
export function uploadFault(error: unknown): string {
  const http = httpFailure(error);
  const code = http?.code.startsWith(prefix) ? http.code.slice(prefix.length) : '';
  if (said.has(code)) return code;
  if (http) return byStatus(http.status);
  if (!isApiFailure(error)) return 'unknown';
  const { kind } = error.failure;
  return kind === 'network' || kind === 'timeout' ? kind : 'unknown';
}

function byStatus(status: number): string {
  if (status === 401) return 'signedOut';
  if (status === 413) return 'tooLarge';
  return status === 415 ? 'content' : 'unknown';
}
