import { firstFrame } from './platform/first-frame.ts';
import { nextTask } from './platform/next-task.ts';

/**
 * Starts the site after the first paint, in several tasks: the modules of a page together are one long task, in which input would wait. Their
 * files are there before the first.
 */
async function start(): Promise<void> {
  await firstFrame();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // The browser reads its data about languages for the first number and the first date: a task each.
  // eslint-disable-next-line no-restricted-syntax -- nothing is shown
  (0).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await nextTask();
  // eslint-disable-next-line no-restricted-syntax -- nothing is shown
  new Date(0).toLocaleDateString('en-US', { timeZone: 'UTC' });
  await nextTask();
  await import(/* webpackMode: "eager" */ '@forecourt/shared-contracts/react');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@forecourt/shared-design');
  await nextTask();
  const { guardRemoteEntries, loadRemoteModule } = await import(
    /* webpackMode: "eager" */ './platform/federation.ts'
  );
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell.tsx');
  guardRemoteEntries();
  await startShell(document, (container, release, attempt) =>
    loadRemoteModule({ container, release, attempt }),
  );
}

void start();
