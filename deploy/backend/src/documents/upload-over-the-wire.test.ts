import { serve } from '@hono/node-server';
import type { Order } from '@forecourt/shared-contracts/commerce';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testToken } from '../testing/test-tokens.ts';
import { sampleFile } from '../testing/sample-file.ts';
import { until } from '../testing/until.ts';

const jpg = sampleFile('drivers-license.jpg');
const visitor = { tenantId: 'northstar', sub: 'demo-northstar' };
let database: Database;
let backend: TestBackend;
let server: Server;
let path: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(900);
  await backend.seed('northstar');
  const orderPath = `/public/commerce/orders/${demoOrderNumber('northstar', 'insurance-ready')}`;
  const { data } = (await backend.client(visitor).get<{ data: Order }>(orderPath)).body;
  path = `/api/documents/deals/${data.deal.dealRefId}/documents`;
  server = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await database.close();
});

const documents = async () =>
  (await backend.client(visitor).get<{ documents: DealDocument[] }>(path)).body.documents;

/** The bytes of an upload as a browser sends it, and how many of them are its head. */
async function requestOf(form: FormData): Promise<{ request: Buffer; headLength: number }> {
  const whole = new Response(form);
  const type = whole.headers.get('content-type')!;
  const body = Buffer.from(await whole.arrayBuffer());
  const head = [
    `PUT ${path}/APP.DRIVERSLICENSE HTTP/1.1`,
    'host: x',
    'x-forecourt-tenant: northstar',
    `x-auth-token: ${testToken('northstar', 'demo-northstar')}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  return { request, headLength: request.length - body.length };
}

/** Opens a connection of its own to the server. */
async function connected(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends the first bytes of an upload over its own connection, and drops it. */
async function sendAndCut(request: Buffer, count: number): Promise<void> {
  const socket = await connected();
  await new Promise((sent) => socket.write(request.subarray(0, count), sent));
  await new Promise((next) => setTimeout(next, 10));
  socket.destroy();
}

it('a connection dropped at any byte leaves no file, no document and no open call; the same upload then succeeds (F50)', async () => {
  const before = await documents();
  const keys = backend.files.keys();
  const form = new FormData();
  form.append('documents', new Blob([jpg]), 'license.jpg');
  const { request, headLength } = await requestOf(form);
  const bodyLength = request.length - headLength;
  const cuts = Array.from({ length: 25 }, (_, index) => headLength + Math.floor((bodyLength * index) / 25));
  for (const cut of [10, ...cuts, request.length - 1]) await sendAndCut(request, cut);
  await until(() => expect(backend.files.keys()).toEqual(keys));
  expect(await documents()).toEqual(before);
  const { port } = server.address() as AddressInfo;
  const again = await fetch(`http://127.0.0.1:${port}${path}/APP.DRIVERSLICENSE`, {
    method: 'PUT',
    headers: { 'x-forecourt-tenant': 'northstar', 'x-auth-token': testToken('northstar', 'demo-northstar') },
    body: form,
  });
  expect(again.status).toBe(200);
  expect((await documents()).find(({ file }) => file)?.file?.sizeBytes).toBe(jpg.length);
});

/** An upload of so many pictures of 0.3 MB. */
function filesOf(count: number): FormData {
  const form = new FormData();
  const bytes = Buffer.concat([jpg, Buffer.alloc(300_000)]);
  for (let index = 0; index < count; index += 1) {
    form.append('documents', new Blob([bytes]), `${index}.jpg`);
  }
  return form;
}

it.each([11, 40])('%i files are refused with an answer, and leave nothing (T64)', async (count) => {
  const keys = backend.files.keys();
  const before = await documents();
  const form = filesOf(count);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}/APP.DRIVERSLICENSE`, {
    method: 'PUT',
    headers: { 'x-forecourt-tenant': 'northstar', 'x-auth-token': testToken('northstar', 'demo-northstar') },
    body: form,
  });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ error: expect.objectContaining({ code: 'error.document.tooMany' }) }),
  ]);
  await until(() => expect(backend.files.keys()).toEqual(keys));
  expect(await documents()).toEqual(before);
});

it('the first file too many is refused while the sender is still sending it (T64)', async () => {
  const keys = backend.files.keys();
  const { request } = await requestOf(filesOf(11));
  const socket = await connected();
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(request.subarray(0, request.length - 150_000));
  const [answer] = await answered;
  expect(answer.toString().split('\r\n')[0]).toBe('HTTP/1.1 409 Conflict');
  socket.destroy();
  await until(() => expect(backend.files.keys()).toEqual(keys));
});
