import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as the backend received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A backend on a free port that answers by path and records its requests. */
export interface FakeBackend {
  readonly url: string;
  readonly received: ReceivedRequest[];
  stop(): Promise<void>;
}

export type BackendAnswers = Readonly<
  Record<string, (response: ServerResponse, request: ReceivedRequest) => void>
>;

/** Answers JSON with status 200. */
export function json(value: unknown) {
  return (response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the backend; it stops when the test ends. Paths without an answer get 404. */
export async function startBackend(answers: BackendAnswers): Promise<FakeBackend> {
  const received: ReceivedRequest[] = [];
  const all: BackendAnswers = { '/healthz': json({}), ...answers };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const seen = { method, url, headers, body };
      received.push(seen);
      const answer = all[url.split('?')[0] ?? ''];
      if (answer) answer(response, seen);
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, stop };
}
