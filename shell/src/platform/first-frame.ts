import { nextTask } from './next-task.ts';

const longestWaitMs = 1_000;

/**
 * Resolves when the browser has parsed and painted what the HTML contains, so that a page from a fast line or a cache is seen before its scripts run.
 * A page that nobody looks at has no frames; it does not wait, and one that is hidden meanwhile waits a second at most.
 */
export async function firstFrame(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  if (document.visibilityState === 'hidden') return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
