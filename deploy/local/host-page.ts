import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const hostPort = Number(process.env.HOST_PORT ?? 8090);
const sitePort = Number(process.env.PORT ?? 8080);
const template = readFileSync(fileURLToPath(new URL('../embed/demo/index.html', import.meta.url)), 'utf8');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The host dealer's page; `?tenant=harbor&order=…` choose whose checkout and which order it shows. */
function page(query: URLSearchParams): string {
  const tenant = /^[a-z][a-z0-9-]*$/.test(query.get('tenant') ?? '')
    ? String(query.get('tenant'))
    : 'northstar';
  const values: Record<string, string> = {
    tenant,
    order: query.get('order') ?? '',
    site: `http://${tenant}.localhost:${sitePort}`,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${hostPort}`);
  if (url.pathname !== '/') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page(url.searchParams));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${hostPort} is in use. Choose another with HOST_PORT.`
      : `The host page could not start: ${error.message}`,
  );
  process.exitCode = 11;
});
server.listen(hostPort, process.env['HOST'] || '127.0.0.1');
process.once('SIGTERM', () => server.close());
