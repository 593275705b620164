import type { TenantStore } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { PreviewMaker } from './preview/index.ts';

/** Dependencies of documents. */
export interface DocumentsDeps {
  readonly files: FileStore;
  readonly previews: PreviewMaker;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether the contract of an order is signed: from then on no file of its deal can be deleted. */
  readonly isContractSigned: (store: TenantStore, orderNumber: string) => Promise<boolean>;
}
