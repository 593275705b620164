/** A body as read, JSON or binary, or why it is unusable. */
export type ReadBody =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly issue: string };

/** Maximum size of a binary response: the largest document (FIELD-96) plus some margin. */
const maxBlobBytes = 26 * 1024 * 1024;

/**
 * Reads a complete response as a Blob whose type is the response's media type without parameters, so that a browser never treats it as
 * another type (T43). Rejects only when the body's stream does.
 */
export async function readBlob(response: Response): Promise<ReadBody> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBlobBytes) return tooLarge(response);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > maxBlobBytes) return { ok: false, issue: 'body.size' };
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { ok: true, data: new Blob([bytes], { type: type.trim().toLowerCase() }) };
}

function tooLarge(response: Response): ReadBody {
  response.body?.cancel().catch(() => undefined);
  return { ok: false, issue: 'body.size' };
}
