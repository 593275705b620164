import type { ContractState } from '@forecourt/shared-contracts/signing';

/** What of a contract the order's steps depend on, as one text: when it differs from before, the order is refetched. */
export function contractMark({ contract }: ContractState): string {
  const signers = contract?.signatures.map(({ signer }) => signer).join() ?? '';
  return [contract?.envelopeId, contract?.ending?.reason, signers, contract?.isFinalReady].join('|');
}

/** Whether the contract is signed although the order does not know it yet. */
export function isAheadOfOrder({ contract }: ContractState, isSignedByOrder: boolean): boolean {
  return contract !== null && contract.signatures.length > 0 && !isSignedByOrder;
}
