import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Preview, PreviewMaker, PreviewRequest } from './preview.ts';

/** Time limit for one file; a malicious one could take forever. */
const lookTimeoutMs = 15_000;
const idleMs = 60_000;

const typescriptLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Inspects files in a separate process, started on demand and ended after a minute without work or by a file
 * that takes too long. A file is `unknown` while no process can be started.
 */
export function createPreviewMaker(timeoutMs = lookTimeoutMs, start = startWorker): PreviewMaker {
  let worker: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let giveUpNow: (() => void) | undefined;
  let isStopped = false;

  function end(): void {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    ending?.kill('SIGKILL');
  }

  function look(request: PreviewRequest): Promise<Preview> {
    if (isStopped) return Promise.resolve({ kind: 'unknown' });
    clearTimeout(idle);
    const child = (worker ??= start());
    return new Promise((resolve) => {
      const settle = (preview: Preview) => {
        clearTimeout(timer);
        giveUpNow = undefined;
        child.off('message', settle).off('error', giveUp).off('exit', giveUp);
        idle = setTimeout(end, idleMs).unref();
        resolve(preview);
      };
      const giveUp = () => {
        settle({ kind: 'unknown' });
        end();
      };
      const timer = setTimeout(giveUp, timeoutMs);
      giveUpNow = giveUp;
      child.once('message', settle);
      child.once('error', giveUp);
      child.once('exit', giveUp);
      try {
        child.send(request);
      } catch {
        giveUp();
      }
    });
  }

  return {
    make(request) {
      const run = last.then(() => look(request)).catch((): Preview => ({ kind: 'unknown' }));
      last = run;
      return run;
    },
    async stop() {
      isStopped = true;
      giveUpNow?.();
      end();
      await last;
    },
  };
}

/** Starts a process that inspects the files sent to it, and does not keep its parent alive. */
export function startWorker(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./preview-worker.ts', import.meta.url)), {
    execArgv: ['--import', typescriptLoader],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
