import { setTimeout as wait } from 'node:timers/promises';
import { reportJobFailure } from './report-job-failure.ts';

/** How long the end of a job waits for the run under way, in milliseconds: less than the end of the process may take. */
const stopGraceMs = 5000;

/** Work that a process repeats. */
export interface Job {
  /** Names it in the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Whether it also runs right away. */
  readonly isAtOnce?: boolean;
  /** Safe while another process does the same, and after a process that died in the middle of it. */
  work(): Promise<void>;
}

/**
 * Repeats a job, one run at a time: a run that takes longer than the interval is not joined by a second one. A run that fails is reported,
 * and the next one comes as usual. Returns a function that ends it after the run under way, or 5 s.
 */
export function startJob(job: Job): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= attempt(job).finally(() => (running = undefined));
  };
  if (job.isAtOnce) run();
  const timer = setInterval(run, job.everyMs);
  return async () => {
    clearInterval(timer);
    if (running) await Promise.race([running, wait(stopGraceMs, undefined, { ref: false })]);
  };
}

async function attempt({ name, work }: Job): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportJobFailure(name, error);
  }
}
