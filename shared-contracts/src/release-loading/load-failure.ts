/**
 * Why a remote's entry did not load: it is missing (or its server is busy), it takes too long, its bytes differ from the signed release, or
 * it requires another contract than the page shares.
 */
export type LoadFault = 'missing' | 'late' | 'changed' | 'refused';

/** The edge's name for each reason why an entry did not load. */
export const loadFaultNames: Readonly<Record<LoadFault, string>> = {
  missing: 'EntryMissing',
  late: 'EntryLate',
  changed: 'EntryChanged',
  refused: 'ContractRefused',
};

/** A remote's entry that did not load. `waitMs` is the wait that its server requested before the next attempt. */
export class LoadFailure extends Error {
  readonly fault: LoadFault;
  readonly waitMs: number;

  constructor(fault: LoadFault, message: string, waitMs = 0) {
    super(message);
    this.name = 'LoadFailure';
    this.fault = fault;
    this.waitMs = waitMs;
  }
}

/** The federation runtime's message for a shared module that does not fit; it has neither code nor class. */
const refusal = /does not satisfy the requirement/;

/** Maps the error of a load. Anything that is neither a `LoadFailure` nor a refused contract counts as missing: a retry may help. */
export function loadFaultOf(error: unknown): LoadFault {
  if (error instanceof LoadFailure) return error.fault;
  return error instanceof Error && refusal.test(error.message) ? 'refused' : 'missing';
}
