/** A body as read, JSON or binary, or why it is none. */
export type ReadBody =
  { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly issue: string };

/** Largest binary answer: the largest document (FIELD-96) with some room. */
const maxBlobBytes = 26 * 1024 * 1024;

/**
 * Reads a whole answer as a Blob whose type is the answer's media type without parameters, so that a browser never takes it for
 * another (T43). Rejects only as the body's stream does.
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
