import { Readable } from 'node:stream';

/**
 * Headers for files uploaded by a buyer: never rendered on our origin, never sniffed as another type, no
 * script, no cross-origin use, no caching (T43, T44). `fileName` is offered for saving.
 */
function fileHeaders(contentType: string, fileName: string): Record<string, string> {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; img-src data:",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

interface FileFacts {
  readonly contentType: string;
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Returns a response that streams a stored file. */
export function fileResponse(content: Readable, { contentType, fileName, sizeBytes }: FileFacts): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: { ...fileHeaders(contentType, fileName), 'content-length': String(sizeBytes) },
  });
}
