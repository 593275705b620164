import { onTestFinished } from 'vitest';
import { createRenderPool, type PoolLimits, type ReleaseStore } from '@forecourt/releases';
import { createViewRenderer } from '../render/create-view-renderer.ts';

/** A renderer with real workers, one by default, that ends with the test. */
export function setUpViews(
  store: Pick<ReleaseStore, 'file'>,
  limits: Partial<PoolLimits> = {},
  limitMs = 60_000,
) {
  const pool = createRenderPool({
    ...{ workers: 1, queue: 4, timeoutMs: 10_000, heapMb: 64, offHeapMb: 64 },
    ...limits,
  });
  onTestFinished(() => pool.close());
  const logged: string[] = [];
  let nowMs = 0;
  const views = createViewRenderer({
    store,
    pool,
    limitMs,
    nowMs: () => nowMs,
    log: (message) => void logged.push(message),
  });
  return { views, logged, pass: (ms: number) => void (nowMs += ms) };
}
