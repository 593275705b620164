import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Another version of the site, in front of a running one. */
export interface VariantOptions {
  /** Port of the site whose answers are changed. */
  readonly sitePort: number;
  readonly changePage: (html: string) => string;
  /** Headers of pages that do not suit the changed ones. */
  readonly droppedHeaders?: readonly string[];
  /** A folder of files below a URL path, with brotli copies. */
  readonly files?: { readonly path: string; readonly dir: string };
}

/** A served variant. */
export interface Variant {
  readonly port: number;
  close(): Promise<void>;
}

const htmlQuality = 4;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The text of an answer; another variant's is compressed in any case. */
async function wholeText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return String(message.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
}

function sendFile(dir: string, name: string, response: ServerResponse): void {
  const path = join(dir, name);
  const type = types[extname(name)];
  if (!/^[\w./-]+$/.test(name) || name.includes('..') || !type || !existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  const isSmall = existsSync(`${path}.br`);
  const isNamedByContent = /\.[0-9a-f]{8}\.js$/.test(name);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isSmall && { 'content-encoding': 'br' }),
  });
  createReadStream(isSmall ? `${path}.br` : path).pipe(response);
}

async function sendPage(answer: IncomingMessage, response: ServerResponse, options: VariantOptions) {
  const html = options.changePage(await wholeText(answer));
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: htmlQuality } });
  const dropped = ['transfer-encoding', 'content-length', ...(options.droppedHeaders ?? [])];
  const kept = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
  response.writeHead(answer.statusCode ?? 502, {
    ...Object.fromEntries(kept),
    'content-encoding': 'br',
    'content-length': body.byteLength,
  });
  response.end(body);
}

/** Serves the variant on a free port; hosts and tenants are those of the site behind it. */
export async function serveVariant(options: VariantOptions): Promise<Variant> {
  const { sitePort, files } = options;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (files && pathname.startsWith(files.path)) {
      sendFile(files.dir, pathname.slice(files.path.length), response);
      return;
    }
    const isPage = (request.headers.accept ?? '').includes('text/html');
    const headers = isPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const toSite = send(
      { host: '127.0.0.1', port: sitePort, path: request.url, method: request.method, headers },
      (answer) => {
        if (isPage) {
          sendPage(answer, response, options).catch((error: unknown) =>
            response.destroy(error instanceof Error ? error : undefined),
          );
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    toSite.on('error', () => response.destroy());
    request.pipe(toSite);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
