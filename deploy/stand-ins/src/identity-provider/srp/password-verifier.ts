import { createHash, timingSafeEqual } from 'node:crypto';
import { hashOfHex, modPow, padHex, srpGroup } from './srp-group.ts';

/** All that is kept of a password; hexadecimal. The password cannot be computed from it, only tried against it. */
export interface PasswordVerifier {
  readonly saltHex: string;
  readonly verifierHex: string;
}

/** Whose password it is. `poolName` is the part of the pool id after the underscore, so both regions share a verifier. */
export interface PasswordOwner {
  readonly poolName: string;
  readonly sub: string;
}

/** The verifier v = g^x of a password under `salt` (16 random bytes). */
export function passwordVerifier(owner: PasswordOwner, password: string, salt: Uint8Array): PasswordVerifier {
  const saltHex = Buffer.from(salt).toString('hex');
  const inner = createHash('sha256').update(`${owner.poolName}${owner.sub}:${password}`).digest('hex');
  const x = hashOfHex(padHex(BigInt(`0x${saltHex}`)) + inner);
  return { saltHex, verifierHex: padHex(modPow(srpGroup.generator, x)) };
}

/** Whether a password that came in clear is the one behind `kept`. */
export function matchesPassword(owner: PasswordOwner, password: string, kept: PasswordVerifier): boolean {
  const given = passwordVerifier(owner, password, Buffer.from(kept.saltHex, 'hex'));
  const [a, b] = [Buffer.from(given.verifierHex), Buffer.from(kept.verifierHex)];
  return a.length === b.length && timingSafeEqual(a, b);
}
