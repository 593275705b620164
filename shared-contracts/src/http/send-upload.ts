import type { ApiClientDeps } from './api-client-parts.ts';
import type { UploadFile, UploadProgress } from './api-client.ts';
import type { ApiFailureReason } from './api-failure.ts';
import { resultOf } from './attempt.ts';
import type { AttemptResult } from './attempt.ts';
import type { Endpoint } from './endpoint.ts';
import { outgoingHeaders } from './outgoing-headers.ts';
import { freshToken } from './transport.ts';

/** Maximum duration of an upload including its response (TRACK-63). */
export const uploadTimeoutMs = 420_000;

/** An upload ready to be sent. */
export interface UploadCall {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly correlationId: string;
  readonly token: string | undefined;
  readonly files: readonly UploadFile[];
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends files once; a 401 causes one refresh and one replay (F18). Never retries after another failure: that is up to the user. Never
 * rejects.
 */
export async function sendUpload(parts: ApiClientDeps, call: UploadCall): Promise<AttemptResult> {
  const result = await exchange(parts, call);
  const token = await freshToken(parts, call.token, result);
  return token ? exchange(parts, { ...call, token }) : result;
}

function exchange(parts: ApiClientDeps, call: UploadCall): Promise<AttemptResult> {
  const { endpoint, correlationId, signal, onProgress } = call;
  const xhr = parts.openXhr();
  const failed = (kind: 'network' | 'timeout' | 'aborted'): AttemptResult => {
    const failure: ApiFailureReason = { kind, correlationId };
    return { ok: false, failure };
  };
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(failed('aborted'));
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort, { once: true });
    xhr.open(endpoint.method, parts.baseUrl + call.url);
    xhr.withCredentials = true;
    xhr.timeout = uploadTimeoutMs;
    const headers = outgoingHeaders(parts, { ...call, idempotencyKey: undefined }, false);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.({ sentBytes: loaded, totalBytes: total });
    xhr.onerror = () => resolve(failed('network'));
    xhr.ontimeout = () => resolve(failed('timeout'));
    xhr.onabort = () => resolve(failed('aborted'));
    xhr.onload = () => {
      void resultOf(responseOf(xhr), { correlationId, nowMs: parts.nowMs }).then(resolve, () =>
        resolve(failed('network')),
      );
    };
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.send(formOf(endpoint, call.files));
    return undefined;
  });
}

function formOf({ id, uploadField }: Endpoint, files: readonly UploadFile[]): FormData {
  if (!uploadField) throw new Error(`${id} takes no files`);
  const form = new FormData();
  for (const { file, name } of files) form.append(uploadField, file, name);
  return form;
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const isBodyless = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
  return new Response(isBodyless ? null : xhr.responseText, { status: xhr.status, headers });
}
