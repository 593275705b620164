import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * `static-copy.ts folder port`: serves the `.html` files of a folder from memory, without their ending. Does nothing
 * else, so that it is an upper limit for a server in Node.
 */
const [folder = '', port] = process.argv.slice(2);
const pages = new Map(
  readdirSync(folder).map((name) => [`/${name.replace(/\.html$/, '')}`, readFileSync(join(folder, name))]),
);

createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
}).listen(Number(port), '127.0.0.1');
