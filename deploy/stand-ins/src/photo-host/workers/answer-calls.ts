import { parentPort } from 'node:worker_threads';

/** A call to a worker, with a number that its answer has, too. */
export interface WorkerCall<Job> {
  readonly id: number;
  readonly job: Job;
}

/** The answer to a call, or what was thrown instead. */
export interface WorkerAnswer<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: unknown;
}

/** Answers the calls to this worker thread by a function. */
export function answerCalls<Job, Answer extends object>(work: (job: Job) => Promise<Answer>): void {
  const answerTo = async ({ id, job }: WorkerCall<Job>): Promise<WorkerAnswer<Answer>> => {
    try {
      return { id, answer: await work(job) };
    } catch (error) {
      return { id, error };
    }
  };
  parentPort?.on('message', (call: WorkerCall<Job>) => {
    void answerTo(call).then((answer) => parentPort?.postMessage(answer));
  });
}
