import type { SigningEvidence } from './pdf/signing-evidence.ts';

/** The electronic-signature provider: its pages for the buyer, and the file that comes of it. */
export interface SigningPort {
  /** Where the ceremony of a token goes on: a path of the site, or an address of the provider. */
  pageOf(token: string): string;
  /** The signed file: the contract with both signatures and their evidence. */
  stamp(unsigned: Uint8Array, evidence: SigningEvidence): Promise<Uint8Array>;
  /** After how long the dealer's side signs by itself, in milliseconds; undefined where a person does. */
  readonly countersignAfterMs: number | undefined;
}
