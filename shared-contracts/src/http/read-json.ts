/** Maximum size of a body (F30). */
export const maxBodyBytes = 10 * 1024 * 1024;
const maxDepth = 200;

/** A body as read: JSON, or why it is unusable. `undefined` data is a 204 or 205, which have no body. */
export type JsonBody =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly issue: 'body.type' | 'body.size' | 'body.depth' | 'body.syntax' };

/** Reads a complete response as JSON. Rejects only when the body's stream does, on abort or a dropped connection. */
export async function readJson(response: Response): Promise<JsonBody> {
  if (response.status === 204 || response.status === 205) return { ok: true, data: undefined };
  if (!isJson(response.headers.get('content-type'))) return refuse(response, 'body.type');
  if (Number(response.headers.get('content-length') ?? 0) > maxBodyBytes) {
    return refuse(response, 'body.size');
  }
  const text = await readText(response);
  if (text === undefined) return { ok: false, issue: 'body.size' };
  if (isTooDeep(text)) return { ok: false, issue: 'body.depth' };
  try {
    return { ok: true, data: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, issue: 'body.syntax' };
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}

function refuse(response: Response, issue: 'body.type' | 'body.size'): JsonBody {
  response.body?.cancel().catch(() => undefined);
  return { ok: false, issue };
}

async function readText(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === backslash) index += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else depth += depthChange(code);
    if (depth > maxDepth) return true;
  }
  return false;
}

const quote = 0x22;
const backslash = 0x5c;

function depthChange(code: number): number {
  if (code === 0x5b || code === 0x7b) return 1;
  return code === 0x5d || code === 0x7d ? -1 : 0;
}
