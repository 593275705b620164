import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { singleBundlePath, type SingleBundle } from './single-bundle.ts';

/** The site with the single bundle instead of shell and remotes; everything else is the edge's own answer. */
export interface SingleBundleSite {
  readonly port: number;
  /** Adds hints for further scripts of the bundle to the HTML, so that it is measured at its best. */
  hint(urls: readonly string[]): void;
  close(): Promise<void>;
}

const scriptHints = /<link rel="preload" as="script"[^>]*>/g;
const shellScript = /<script defer[^>]* nonce="([^"]+)"[^>]*src="\/assets\/shell\/[^>]*><\/script>/;
const htmlQuality = 4;

/** A script of the bundle, and its sha384 as the page's policy requires it. */
interface BundleScript {
  readonly url: string;
  readonly integrity: string;
}

/** The edge's document with the bundle's scripts. Throws when the document has no shell script to replace. */
export function withSingleBundle(
  html: string,
  scripts: readonly BundleScript[],
  hinted: readonly BundleScript[],
): string {
  if (!shellScript.test(html)) throw new Error('The page has no script of the shell to replace.');
  return html.replace(scriptHints, '').replace(shellScript, (_, nonce: string) => {
    const hints = hinted.map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" crossorigin nonce="${nonce}" href="${url}" integrity="${integrity}">`,
    );
    const tags = scripts.map(
      ({ url, integrity }) =>
        `<script defer crossorigin nonce="${nonce}" integrity="${integrity}" src="${url}"></script>`,
    );
    return [...hints, ...tags].join('');
  });
}

function bundleScript({ dir }: SingleBundle, url: string): BundleScript {
  const hash = createHash('sha384').update(readFileSync(join(dir, url.slice(singleBundlePath.length))));
  return { url, integrity: `sha384-${hash.digest('base64')}` };
}

function readWhole(message: IncomingMessage): Promise<Buffer> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => done(Buffer.concat(parts)));
    message.on('error', fail);
  });
}

function sendBundleFile(dir: string, name: string, response: ServerResponse): void {
  const path = join(dir, name);
  if (!/^[\w.-]+\.js$/.test(name) || !existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  const isSmall = existsSync(`${path}.br`);
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isSmall && { 'content-encoding': 'br' }),
  });
  createReadStream(isSmall ? `${path}.br` : path).pipe(response);
}

/** Serves the single bundle in front of an edge on a free port; hosts and tenants are the edge's. */
export async function serveSingleBundle(bundle: SingleBundle, edgePort: number): Promise<SingleBundleSite> {
  let hinted: readonly BundleScript[] = [];
  const scripts = bundle.initial.map((name) => bundleScript(bundle, singleBundlePath + name));
  const answer = async (
    edgeAnswer: IncomingMessage,
    response: ServerResponse,
    isPage: boolean,
  ): Promise<void> => {
    const { statusCode = 502, headers } = edgeAnswer;
    if (!isPage) {
      response.writeHead(statusCode, headers);
      edgeAnswer.pipe(response);
      return;
    }
    const html = withSingleBundle((await readWhole(edgeAnswer)).toString(), scripts, hinted);
    const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: htmlQuality } });
    const { 'transfer-encoding': _, ...kept } = headers;
    response.writeHead(statusCode, { ...kept, 'content-encoding': 'br', 'content-length': body.byteLength });
    response.end(body);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(singleBundlePath)) {
      sendBundleFile(bundle.dir, pathname.slice(singleBundlePath.length), response);
      return;
    }
    const isPage = (request.headers.accept ?? '').includes('text/html');
    const headers = isPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const toEdge = send(
      { host: '127.0.0.1', port: edgePort, path: request.url, method: request.method, headers },
      (edgeAnswer) => {
        answer(edgeAnswer, response, isPage).catch((error: unknown) =>
          response.destroy(error instanceof Error ? error : undefined),
        );
      },
    );
    toEdge.on('error', () => response.writeHead(502).end());
    request.pipe(toEdge);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    port: (server.address() as AddressInfo).port,
    hint: (urls) => {
      hinted = urls.map((url) => bundleScript(bundle, url));
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
