import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../edge-parts.ts';

/** Longest time for a whole report to arrive, in milliseconds. */
const bodyTimeoutMs = 10_000;

/**
 * Lets a limit on the size of a body read it, and answers 408 if it does not arrive in time, which ends the
 * connection (T67). The routes that follow take the body from memory.
 */
export function inTime(limitSize: MiddlewareHandler<EdgeEnv>): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve('late');
      }, bodyTimeoutMs);
    });
    const report = limitSize(c, async () => {
      await c.req.text().catch(() => undefined);
      clearTimeout(timer);
      if (!isLate) await next();
    }).finally(() => clearTimeout(timer));
    const outcome = await Promise.race([report, late]);
    if (outcome !== 'late') return outcome;
    report.catch(() => undefined);
    return new Response(null, { status: 408, headers: { 'cache-control': 'no-store', connection: 'close' } });
  };
}
