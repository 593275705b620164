import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
// Otherwise the first thread that ends takes the libraries of sharp with it.
import 'sharp';
import type { WorkerAnswer, WorkerCall } from './answer-calls.ts';

/** It starts twice as fast as the loader of `--import tsx`, which has a thread of its own. */
const typescriptLoader = createRequire(import.meta.url).resolve('tsx/cjs');

interface Call<Job, Answer> {
  readonly job: Job;
  readonly done: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

interface Handlers<Answer> {
  readonly onAnswer: (answer: WorkerAnswer<Answer>) => void;
  readonly onEnd: (why: Error) => void;
}

function startWorker<Answer>(script: URL, { onAnswer, onEnd }: Handlers<Answer>): Worker {
  const worker = new Worker(script, { execArgv: ['--require', typescriptLoader] });
  worker.on('message', onAnswer);
  worker.on('error', onEnd);
  worker.on('exit', (code) => onEnd(new Error(`the worker ended with ${code}`)));
  return worker;
}

/**
 * Returns a function that calls the script, which passes its own to `answerCalls`, in a worker thread; at most `atOnce` calls are sent
 * to it, the others wait. The thread starts with the first call, and keeps the process alive only while it has calls. If it ends, they
 * reject, and the next call starts another.
 */
export function inWorker<Job, Answer>(script: URL, atOnce: number): (job: Job) => Promise<Answer> {
  const waiting: Call<Job, Answer>[] = [];
  const sent = new Map<number, Call<Job, Answer>>();
  let worker: Worker | undefined;
  let lastId = 0;
  const started = (): Worker => {
    const onEnd = (why: Error) => {
      if (worker !== made) return;
      worker = undefined;
      const lost = [...sent.values()];
      sent.clear();
      for (const { fail } of lost) fail(why);
      sendNext();
    };
    const onAnswer = ({ id, answer, error }: WorkerAnswer<Answer>) => {
      const call = sent.get(id);
      sent.delete(id);
      if (answer === undefined) call?.fail(error);
      else call?.done(answer);
      sendNext();
      if (sent.size === 0) made.unref();
    };
    const made = startWorker(script, { onAnswer, onEnd });
    return made;
  };
  const sendNext = (): void => {
    while (sent.size < atOnce) {
      const call = waiting.shift();
      if (!call) return;
      worker ??= started();
      worker.ref();
      lastId += 1;
      sent.set(lastId, call);
      worker.postMessage({ id: lastId, job: call.job } satisfies WorkerCall<Job>);
    }
  };
  return (job) =>
    new Promise((done, fail) => {
      waiting.push({ job, done, fail });
      sendNext();
    });
}
