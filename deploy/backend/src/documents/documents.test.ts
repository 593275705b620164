import type { Order } from '@forecourt/shared-contracts/commerce';
import {
  driversLicenseKey,
  insuranceCardKey,
  w2Key,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { tenantStore, type Database } from '../db/index.ts';
import { documentFiles } from './documents.tables.ts';
import { errorCode, type TestAnswer, type TestVisitor } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { createDrawingPreviewMaker } from '../testing/drawing-preview-maker.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testToken } from '../testing/test-tokens.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { documentLifeMs, sweepFiles } from './sweep-files.ts';
import { photoSecrets, taggedPhoto } from '../testing/tagged-photo.ts';
import { sampleFile } from '../testing/sample-file.ts';

const pdf = sampleFile('w2.pdf');
const jpg = sampleFile('drivers-license.jpg');
const png = sampleFile('insurance-card.png');

const read = new Set<string>();

interface Sent {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}
type Documents = { documents: DealDocument[] };

describe.each(testEngines)('documents on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  const visitor = { tenantId: 'northstar', sub: 'demo-northstar' };

  beforeAll(async () => {
    database = await open();
    backend = testBackend(database.db, createDrawingPreviewMaker());
    backend.stock(900);
    await backend.seed('northstar');
  });
  afterAll(() => database.close());

  const client = (who: TestVisitor = visitor) => backend.client(who);

  async function dealOf(key: string): Promise<string> {
    const path = `/public/commerce/orders/${demoOrderNumber('northstar', key)}`;
    return (await client().get<{ data: Order }>(path)).body.data.deal.dealRefId;
  }

  function formOf(files: readonly Sent[]): FormData {
    const form = new FormData();
    for (const { bytes, name } of files) form.append('documents', new Blob([bytes as BlobPart]), name);
    return form;
  }

  async function put(deal: string, docType: string, body: BodyInit, headers: Record<string, string> = {}) {
    const response = await backend.app.request(`/api/documents/deals/${deal}/documents/${docType}`, {
      method: 'PUT',
      body,
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-auth-token': testToken('northstar', 'demo-northstar'),
        ...headers,
      },
      ...({ duplex: 'half' } as object),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    } as TestAnswer<Documents>;
  }
  const upload = (deal: string, docType: string, ...files: Sent[]) => put(deal, docType, formOf(files));
  const list = async (deal: string) =>
    (await client().get<Documents>(`/api/documents/deals/${deal}/documents`)).body.documents;
  const stored = (deal: string) => backend.files.keys().filter((key) => key.includes(deal));

  describe('an upload', () => {
    it('is stored completely with its thumbnail, listed, and read back byte by byte', async () => {
      const deal = await dealOf('insurance-ready');
      const answer = await upload(deal, driversLicenseKey, { bytes: jpg, name: '../../Führerschein.JPEG' });
      expect(answer.status).toBe(200);
      const [document] = answer.body.documents;
      expect(document).toMatchObject({
        key: driversLicenseKey,
        name: "Driver's license",
        status: 'COMPLETE',
        file: { name: 'Führerschein.JPEG', kind: 'jpg', sizeBytes: jpg.length, isProtected: false },
      });
      expect((await list(deal)).map(({ key, status }) => [key, status])).toEqual([
        [driversLicenseKey, 'COMPLETE'],
        [insuranceCardKey, 'MISSING'],
        [w2Key, 'MISSING'],
      ]);
      for (const key of stored(deal)) {
        expect(key).toMatch(/^northstar\/[\w-]+\/APP\.DRIVERSLICENSE\/[0-9a-f-]{36}(\.thumbnail)?$/);
      }
      const path = `/api/documents/deals/${deal}/documents/${document!.id}`;
      const response = await backend.app.request(path, {
        headers: {
          'x-forecourt-tenant': 'northstar',
          'x-auth-token': testToken('northstar', 'demo-northstar'),
        },
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(jpg)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="F_hrerschein.JPEG"; filename*=UTF-8''F%C3%BChrerschein.JPEG`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; img-src data:",
        'cache-control': 'no-store',
        'x-correlation-id': expect.any(String) as string,
      });
      const thumbnail = await client().get<string>(`${path}/thumbnail`);
      expect(thumbnail.headers.get('content-type')).toBe('image/svg+xml');
      expect(thumbnail.body).toMatch(
        /^<svg [^>]*viewBox="0 0 240 152"><image [^>]*href="data:image\/jpeg;base64,/,
      );
    });

    it.each(['jpeg', 'png'] as const)('of a %s keeps no position, device or text', async (format) => {
      const deal = await dealOf('insurance-ready');
      const photo = await taggedPhoto(format);
      const { status, body } = await upload(deal, insuranceCardKey, { bytes: photo, name: `card.${format}` });
      expect(status).toBe(200);
      const [document] = body.documents;
      const key = stored(deal).find((name) => /CARD.*[0-9a-f]{12}$/.test(name) && !read.has(name))!;
      read.add(key);
      const kept = Buffer.from(await backend.files.readBytes(key));
      expect(document!.file!.sizeBytes).toBe(kept.length);
      for (const secret of photoSecrets) expect(kept.includes(secret)).toBe(false);
      const again = await upload(deal, insuranceCardKey, { bytes: photo, name: 'again.jpg' });
      expect(again.body.documents[0]!.id).toBe(document!.id);
    });

    it('accepts several files at once, and adds each later one', async () => {
      const deal = await dealOf('insurance-done');
      await upload(
        deal,
        driversLicenseKey,
        { bytes: jpg, name: 'front.jpg' },
        { bytes: png, name: 'back.png' },
      );
      await upload(deal, driversLicenseKey, { bytes: pdf, name: 'copy.pdf' });
      const files = (await list(deal)).flatMap(({ file }) => (file ? [file.name] : []));
      expect(files).toEqual(['front.jpg', 'back.png', 'copy.pdf']);
    });

    it('repeated because its response was lost creates one document (F51), also 20 at once', async () => {
      const deal = await dealOf('offramp');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => upload(deal, insuranceCardKey, { bytes: png, name: 'card.png' })),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await list(deal)).filter(({ file }) => file)).toHaveLength(1);
      expect(stored(deal)).toHaveLength(2);
    });

    it('completes the step, moves the order to DOCS_UPLOADED, and opens signing', async () => {
      const deal = await dealOf('documents-partly');
      const number = demoOrderNumber('northstar', 'documents-partly');
      const ready = async () =>
        (await client().get<{ ready: boolean }>(`/api/contracting/signing/${number}/readiness`)).body.ready;
      expect(await ready()).toBe(false);
      await upload(deal, insuranceCardKey, { bytes: png, name: 'card.png' });
      expect(await ready()).toBe(true);
      await upload(deal, w2Key, { bytes: pdf, name: 'w2.pdf' });
      const { data } = (await client().get<{ data: Order }>(`/public/commerce/orders/${number}`)).body;
      expect(data.orderStatus).toBe('DOCS_UPLOADED');
    });

    it('of a password-protected PDF is accepted and marked, without a thumbnail', async () => {
      const deal = await dealOf('insurance-done');
      const bytes = readFileSync(new URL('testing/password.pdf', import.meta.url));
      const { body } = await upload(deal, w2Key, { bytes, name: 'locked.pdf' });
      expect(body.documents[0]).toMatchObject({ status: 'COMPLETE', file: { isProtected: true } });
      const answer = await client().get(
        `/api/documents/deals/${deal}/documents/${body.documents[0]!.id}/thumbnail`,
      );
      expect([answer.status, errorCode(answer)]).toEqual([404, 'error.document.noThumbnail']);
    });

    it('creates a package', async () => {
      const deal = await dealOf('documents-partly');
      const path = `/api/documents/packages/deals/${deal}`;
      expect((await client().get(path)).body).toMatchObject({ data: { dealId: deal, documentCount: 3 } });
    });
  });

  describe('a refused upload stores nothing', () => {
    const huge = Buffer.concat([pdf, Buffer.alloc(4_194_305 - pdf.length)]);
    const bigJpg = Buffer.concat([jpg, Buffer.alloc(26_214_401 - jpg.length)]);
    const rows: [string, string, Uint8Array, number, string][] = [
      ['161 pdf of 4,194,305 bytes', 'a.pdf', huge, 413, 'error.document.tooLarge'],
      ['jpg of 26,214,401 bytes', 'a.jpg', bigJpg, 413, 'error.document.tooLarge'],
      ['164 pdf of 0 bytes', 'a.pdf', new Uint8Array(), 400, 'error.document.empty'],
      ['167 IMG_0001.HEIC', 'IMG_0001.HEIC', jpg, 415, 'error.document.kind'],
      ['170 invoice.pdf.exe', 'invoice.pdf.exe', pdf, 415, 'error.document.kind'],
      [
        '171 w2.pdf with the bytes MZ',
        'w2.pdf',
        Buffer.from('MZ\x90\x00 and so on'),
        415,
        'error.document.content',
      ],
      ['173 logo.svg', 'logo.svg', Buffer.from('<svg/>'), 415, 'error.document.kind'],
      [
        'HTML that calls itself png',
        'a.png',
        Buffer.from('<script>alert(1)</script>'),
        415,
        'error.document.content',
      ],
      ['a damaged jpg', 'a.jpg', jpg.subarray(0, 4000), 422, 'error.document.unreadable'],
      ['a damaged pdf', 'a.pdf', Buffer.from('%PDF-1.7 nothing more'), 422, 'error.document.unreadable'],
    ];
    it.each(rows)('%s', async (...[, name, bytes, status, code]) => {
      const deal = await dealOf('insurance-ready');
      const before = await list(deal);
      const keys = backend.files.keys();
      const answer = await upload(deal, w2Key, { bytes: pdf, name: 'good.pdf' }, { bytes, name });
      expect([answer.status, errorCode(answer)]).toEqual([status, code]);
      expect(answer.body).toMatchObject({ error: { param: '1' } });
      expect(await list(deal)).toEqual(before);
      expect(backend.files.keys()).toEqual(keys);
    });

    it('165 png of 30,000 x 30,000 pixels in less than 2 MB', async () => {
      const bytes = Buffer.from(png);
      bytes.writeUInt32BE(30_000, 16);
      bytes.writeUInt32BE(30_000, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      const answer = await upload(await dealOf('insurance-ready'), w2Key, { bytes, name: 'a.png' });
      expect([answer.status, errorCode(answer)]).toEqual([422, 'error.document.pixels']);
    });

    it('more than 10 files', async () => {
      const deal = await dealOf('insurance-ready');
      const files = Array.from({ length: 11 }, (_, index) => ({ bytes: jpg, name: `${index}.jpg` }));
      const answer = await upload(deal, w2Key, ...files);
      expect([answer.status, errorCode(answer)]).toEqual([409, 'error.document.tooMany']);
    });

    it.each([
      ['no file', 'multipart/form-data; boundary=x', '--x--\r\n'],
      ['JSON', 'application/json', '{}'],
      ['no boundary', 'multipart/form-data', 'x'],
    ])('%s', async (_name, type, body) => {
      const answer = await put(await dealOf('insurance-ready'), w2Key, body, { 'content-type': type });
      expect([answer.status, errorCode(answer)]).toEqual([400, 'error.document.incomplete']);
    });
  });

  it('an upload cut off at any byte leaves no partial document, and can be repeated (F50)', async () => {
    const deal = await dealOf('needs-attention');
    const before = await list(deal);
    const keys = backend.files.keys();
    const whole = new Response(formOf([{ bytes: jpg, name: 'a.jpg' }]));
    const type = whole.headers.get('content-type')!;
    const bytes = Buffer.from(await whole.arrayBuffer());
    const edges = [0, 1, 50, 150, 200, 300, bytes.length - 60, bytes.length - 3];
    const cuts = [
      ...edges,
      ...Array.from({ length: 30 }, (_, index) => Math.floor((bytes.length * index) / 30)),
    ];
    for (const cut of cuts) {
      const ways: BodyInit[] = [bytes.subarray(0, cut) as BodyInit, brokenStream(bytes.subarray(0, cut))];
      for (const body of ways) {
        const answer = await put(deal, w2Key, body, { 'content-type': type });
        expect([cut, answer.status, errorCode(answer)]).toEqual([cut, 400, 'error.document.incomplete']);
      }
    }
    expect(await list(deal)).toEqual(before);
    expect(backend.files.keys()).toEqual(keys);
    const again = await put(deal, w2Key, bytes as BodyInit, { 'content-type': type });
    expect(again.status).toBe(200);
  });

  it('a full disk is 503, and nothing is stored (F58)', async () => {
    const deal = await dealOf('insurance-ready');
    const keys = backend.files.keys();
    backend.files.fillUp();
    const answer = await upload(deal, w2Key, { bytes: pdf, name: 'a.pdf' });
    backend.files.fillUp(false);
    expect([answer.status, errorCode(answer)]).toEqual([503, 'error.unavailable']);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(backend.files.keys()).toEqual(keys);
    expect((await upload(deal, w2Key, { bytes: pdf, name: 'a.pdf' })).status).toBe(200);
  });

  describe('deletion', () => {
    let deal: string;
    beforeEach(async () => {
      deal = await dealOf('cash');
    });

    it('removes row, bytes and thumbnail, and the document is missing again', async () => {
      const { body } = await upload(deal, insuranceCardKey, { bytes: pdf, name: 'card.pdf' });
      const id = body.documents[0]!.id;
      const others = (await list(deal)).filter((document) => document.id !== id);
      const answer = await client().send<Documents>('DELETE', `/api/documents/deals/${deal}/documents/${id}`);
      expect(answer.body.documents).toEqual(others);
      expect(stored(deal).every((key) => !key.includes(id))).toBe(true);
      expect((await client().get(`/api/documents/deals/${deal}/documents/${id}`)).status).toBe(404);
      const again = await client().send('DELETE', `/api/documents/deals/${deal}/documents/${id}`);
      expect([again.status, errorCode(again)]).toEqual([404, 'error.notFound']);
    });

    it('is refused once the contract is signed, except of a file that the dealer refused', async () => {
      const signed = await dealOf('contract-signed');
      const [document] = await list(signed);
      const path = `/api/documents/deals/${signed}/documents/${document!.id}`;
      const answer = await client().send('DELETE', path);
      expect([answer.status, errorCode(answer)]).toEqual([409, 'error.document.locked']);
      const isThis = eq(documentFiles.id, document!.id);
      await tenantStore(database.db, 'northstar').update(documentFiles, { status: 'FAIL' }, isThis);
      expect((await client().send('DELETE', path)).status).toBe(200);
    });
  });

  it('is limited to the owner: each of the six calls (T36)', async () => {
    const deal = await dealOf('cash');
    const [document] = await list(deal);
    const at = `/api/documents/deals/${deal}/documents`;
    const calls: [string, string][] = [
      ['GET', at],
      ['GET', `/api/documents/packages/deals/${deal}`],
      ['PUT', `${at}/${w2Key}`],
      ['DELETE', `${at}/${document!.id}`],
      ['GET', `${at}/${document!.id}`],
      ['GET', `${at}/${document!.id}/thumbnail`],
    ];
    const strangers: [TestVisitor, number][] = [
      [{ tenantId: 'northstar' }, 401],
      [{ tenantId: 'northstar', sub: 'bob' }, 404],
      [{ tenantId: 'harbor', sub: 'demo-northstar' }, 404],
    ];
    for (const [method, path] of calls) {
      for (const [who, status] of strangers)
        expect((await client(who).send(method, path)).status).toBe(status);
    }
    expect(await list(deal)).toContainEqual(document);
  });

  it('a document of one deal cannot be reached through another', async () => {
    const [document] = await list(await dealOf('cash'));
    const other = await dealOf('lease');
    const path = `/api/documents/deals/${other}/documents/${document!.id}`;
    expect((await client().get(path)).status).toBe(404);
    expect((await client().send('DELETE', path)).status).toBe(404);
  });

  it('files are deleted after 60 days, and no step is reopened', async () => {
    const deal = await dealOf('lease');
    const before = await list(deal);
    expect(before.every(({ status, file }) => status === 'COMPLETE' && file)).toBe(true);
    backend.clock.advance(documentLifeMs);
    await sweepFiles(database.db, backend);
    const after = await list(deal);
    expect(after).toEqual(before.map((document) => ({ ...document, file: null })));
    expect(backend.files.keys()).toEqual([]);
    const path = `/api/documents/deals/${deal}/documents/${after[0]!.id}`;
    expect((await client().get(path)).status).toBe(404);
    expect((await client().get(`${path}/thumbnail`)).status).toBe(404);
    expect((await upload(deal, w2Key, { bytes: pdf, name: 'again.pdf' })).status).toBe(200);
  });
});

/** A body that sends these bytes and then breaks, like a dropped connection. */
function brokenStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent || bytes.length === 0) return controller.error(new Error('the connection was cut'));
      isSent = true;
      return controller.enqueue(new Uint8Array(bytes));
    },
  });
}
