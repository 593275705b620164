import type { FileStore } from '../files/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { PreviewMaker } from './preview/index.ts';

/** What documents need of their surroundings. */
export interface DocumentsDeps {
  readonly files: FileStore;
  readonly previews: PreviewMaker;
  readonly clock: Clock;
  readonly random: Random;
}
