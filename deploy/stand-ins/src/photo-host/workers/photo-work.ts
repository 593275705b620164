import type { PrintJob } from '../finished-photo.ts';
import type { TakeNegative } from '../original-photo.ts';
import { inWorker } from './in-worker.ts';

/** What takes too long for the thread that answers requests. */
export interface PhotoWork {
  readonly take: TakeNegative;
  /** Returns a photo as it is sent. */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
}

/** The rest of a print's work is done by four threads, which files and passwords of this process wait for, too. */
const printsAtOnce = 3;

/** Takes negatives in one thread, one at a time, and prints photos in another. */
export const photoWorkInThreads = (): PhotoWork => ({
  take: inWorker(new URL('./take-worker.ts', import.meta.url), 1),
  print: inWorker(new URL('./print-worker.ts', import.meta.url), printsAtOnce),
});
