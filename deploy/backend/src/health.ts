import { sql } from 'drizzle-orm';
import type { Db } from './db/index.ts';
import type { FetchHandler } from './serve.ts';

const probeTimeoutMs = 2000;

function healthAnswer(status: 200 | 503, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** 200 while the process answers at all, also while it starts or its database is away: what is restarted then helps nobody. */
const livePath = '/livez';
const alive = () => healthAnswer(200, { status: 'ok' });

/** Until the backend is ready: `/healthz` says what it is busy with, everything else is asked to come again. */
export function startingHandler(phase: () => string): FetchHandler {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === livePath) return alive();
    if (pathname === '/healthz') {
      return healthAnswer(503, { status: 'starting', reason: phase() });
    }
    const error = {
      code: 'error.unavailable',
      message: 'The server is starting; try again.',
      correlationId: crypto.randomUUID(),
    };
    return Response.json(
      { error },
      { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
    );
  };
}

/** Puts `/healthz` before the app: 200 while the database answers within 2 s, else 503. */
export function withHealth(db: Db, app: FetchHandler): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === livePath) return alive();
    if (pathname !== '/healthz') return app(request);
    return (await answers(db))
      ? healthAnswer(200, { status: 'ok' })
      : healthAnswer(503, { status: 'unavailable', reason: 'the database does not answer' });
  };
}

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), probeTimeoutMs);
  });
  const probe = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isAlive = await Promise.race([probe, late]);
  clearTimeout(timer);
  return isAlive;
}
