import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketLocation } from '../store/release-location.ts';

/**
 * An in-process bucket with S3's protocol, as far as a release store and a document store use it. Keys are
 * stored as the service would store them.
 */
export interface S3StandIn {
  readonly location: BucketLocation;
  /** Environment for a process that is to use the bucket. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Makes the next `times` answers fail with this status. */
  fail(status: number, times: number): void;
  /** Makes the next `times` writes take effect, but fail for the caller. */
  loseAnswers(times: number): void;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly modified: Date;
}

const bucket = 'forecourt-releases';
const pageSize = 2;
const accessKey = 'stand-in';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<Error><Code>${code}</Code><Message>${code}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
  );
}

/** One page of the names below the prefix: direct ones with a delimiter, all without. */
function listing(stored: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const entries = new Set(
    [...stored.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
        return end < 0 ? key : key.slice(0, end + 1);
      }),
  );
  const sorted = [...entries].sort();
  const last = query.get('continuation-token');
  const from = last === null ? 0 : sorted.filter((entry) => entry <= last).length;
  const page = sorted.slice(from, from + pageSize);
  const isTruncated = from + pageSize < sorted.length;
  const rows = page.map((key) =>
    delimiter !== null && key.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${escaped(key)}</Key><LastModified>${stored.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  );
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}

/** Whether the request is signed with the known key and has the hash of exactly this body. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const named = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`);
  const hash = createHash('sha256').update(body).digest('hex');
  return Boolean(named) && request.headers['x-amz-content-sha256'] === hash;
}

function copyObject(
  stored: Map<string, Stored>,
  key: string,
  { source, response }: { source: string; response: ServerResponse },
): void {
  const found = stored.get(decodeURIComponent(source).slice(bucket.length + 1));
  if (!found) return refuse(response, 404, 'NoSuchKey');
  stored.set(key, { bytes: found.bytes, modified: new Date() });
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<CopyObjectResult><ETag>${etag(found.bytes)}</ETag></CopyObjectResult>`);
}

function answerObject(
  stored: Map<string, Stored>,
  key: string,
  { request, response, body }: { request: IncomingMessage; response: ServerResponse; body: Buffer },
): void {
  const found = stored.get(key);
  if (request.method === 'DELETE') {
    stored.delete(key);
    response.writeHead(204).end();
    return;
  }
  const source = request.headers['x-amz-copy-source'];
  if (request.method === 'PUT' && typeof source === 'string')
    return copyObject(stored, key, { source, response });
  if (request.method === 'PUT') {
    if (found && request.headers['if-none-match'] === '*') return refuse(response, 412, 'PreconditionFailed');
    stored.set(key, { bytes: body, modified: new Date() });
    response.writeHead(200, { etag: etag(body) }).end();
    return;
  }
  if (!found) return refuse(response, 404, 'NoSuchKey');
  const headers = {
    etag: etag(found.bytes),
    'last-modified': found.modified.toUTCString(),
    'content-length': String(found.bytes.byteLength),
  };
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : found.bytes);
}

/**
 * Starts the stand-in on a free local port, with an empty bucket. Lists have two entries per page, so that
 * paging is exercised.
 */
export async function startS3StandIn(): Promise<S3StandIn> {
  const stored = new Map<string, Stored>();
  let failure = { status: 0, times: 0 };
  let lostAnswers = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, named, ...rest] = url.pathname.split('/');
    if (failure.times > 0) {
      failure = { ...failure, times: failure.times - 1 };
      return refuse(response, failure.status, 'StandInFailure');
    }
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (lostAnswers > 0 && request.method === 'PUT') {
      lostAnswers -= 1;
      stored.set(key, { bytes: body, modified: new Date() });
      return refuse(response, 500, 'InternalError');
    }
    if (key !== '') return answerObject(stored, key, { request, response, body });
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listing(stored, url.searchParams));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    FORECOURT_RELEASES: `s3://${bucket}/site`,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: 'of-no-account',
    FORECOURT_S3_PATH_STYLE: '1',
  };
  return {
    location: { kind: 'bucket', bucket, prefix: 'site/', region: env.AWS_REGION, endpoint, pathStyle: true },
    env,
    get objects() {
      return new Map([...stored].map(([key, { bytes }]) => [key, bytes] as const));
    },
    fail: (status, times) => (failure = { status, times }),
    loseAnswers: (times) => (lostAnswers = times),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
