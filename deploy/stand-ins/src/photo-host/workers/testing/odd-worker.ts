import { setTimeout } from 'node:timers/promises';
import { answerCalls } from '../answer-calls.ts';

/** What this worker does with a call. */
export type OddJob =
  | { readonly kind: 'echo'; readonly text: string }
  /** Blocks its thread until the flag is 1. */
  | { readonly kind: 'wait'; readonly flag: Int32Array }
  | { readonly kind: 'fail' | 'end' };

const longestMs = 30_000;

async function work(job: OddJob): Promise<{ readonly text: string }> {
  switch (job.kind) {
    case 'echo':
      return { text: job.text };
    case 'wait':
      return { text: Atomics.wait(job.flag, 0, 0, longestMs) };
    case 'fail':
      throw new TypeError('odd');
    case 'end':
      process.exit(3);
      return setTimeout(longestMs, { text: 'never' });
  }
}

answerCalls(work);
