import type { SigningEvidence } from './pdf/signing-evidence.ts';

/** The electronic-signature provider: its pages for the buyer, and the file that results. */
export interface SigningPort {
  /** Returns where the ceremony of a token continues: a path of the site, or a URL of the provider. */
  pageOf(token: string): string;
  /** Returns the signed file: the contract with both signatures and their evidence. */
  stamp(unsigned: Uint8Array, evidence: SigningEvidence): Promise<Uint8Array>;
  /** Delay until the dealer's side signs automatically, in milliseconds; undefined if a person does. */
  readonly countersignAfterMs: number | undefined;
}
