/**
 * Why a remote's entry did not load: nobody has it (or its server is busy), it takes too long, its bytes are not those of the signed
 * release, or it asks for another contract than the page shares.
 */
export type LoadFault = 'missing' | 'late' | 'changed' | 'refused';

/** A remote's entry that did not load. `waitMs` is what its server asked to wait before the next try. */
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

/** The federation runtime's words for a shared module that does not fit; it names neither code nor class. */
const refusal = /does not satisfy the requirement/;

/** Why a load rejected. What is no failure of ours and no refused contract counts as missing: another try may help. */
export function loadFaultOf(error: unknown): LoadFault {
  if (error instanceof LoadFailure) return error.fault;
  return error instanceof Error && refusal.test(error.message) ? 'refused' : 'missing';
}
