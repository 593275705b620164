import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

/**
 * A page on a free loopback port with releases below it, in the edge's layout. `requested` lists asset paths,
 * in order.
 */
export interface ReleaseServer {
  readonly url: string;
  readonly requested: string[];
  close(): Promise<void>;
}

/** What is served in addition to the built bytes. */
export interface ServeOptions {
  /** Headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the content of a file, to simulate an attacker or a broken network. */
  readonly change?: ((path: string, text: string) => string) | undefined;
}

/** Serves one HTML page at `/` and each release's `dist` at `/assets/{name}/{version}/`. */
export async function serveReleases(
  html: string,
  distDirs: Record<string, string>,
  { headers = {}, change }: ServeOptions = {},
): Promise<ReleaseServer> {
  const requested: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = normalize((request.url ?? '/').split('?')[0] ?? '/');
    const [, folder = '', file = ''] = /^(\/assets\/[^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
    const distDir = distDirs[folder];
    if (distDir === undefined) {
      response
        .writeHead(path === '/' ? 200 : 404, { ...headers, 'content-type': 'text/html' })
        .end(path === '/' ? html : '');
      return;
    }
    requested.push(path);
    const bytes = readFileSync(join(distDir, file));
    const body = change ? change(path, bytes.toString()) : bytes;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    requested,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
