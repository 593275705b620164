import { createDiffieHellman, createHash, getDiffieHellman } from 'node:crypto';
import type { DiffieHellman } from 'node:crypto';

const primeBuffer = getDiffieHellman('modp15').getPrime();

/** The 3072-bit group of RFC 3526 that user pools use, with generator 2. */
export const srpGroup = { prime: BigInt(`0x${primeBuffer.toString('hex')}`), generator: 2n } as const;

let exponentiator: DiffieHellman | undefined;

/**
 * `base` to the power of `exponent` modulo the group's prime, in native code.
 * Throws for a base of 0, 1 or outside the group, which only a forged message has.
 */
export function modPow(base: bigint, exponent: bigint): bigint {
  // One object for the life of the process: making one checks the prime again, which takes seconds.
  exponentiator ??= createDiffieHellman(primeBuffer, 2);
  exponentiator.setPrivateKey(Buffer.from(padHex(exponent), 'hex'));
  return BigInt(`0x${exponentiator.computeSecret(Buffer.from(padHex(base), 'hex')).toString('hex')}`);
}

/** A number as even-length hexadecimal digits whose first bit is 0, as every hash of the protocol takes it. */
export function padHex(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** SHA-256 over the bytes that the hexadecimal digits stand for, as a number. */
export function hashOfHex(hex: string): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')}`);
}

/** The protocol's multiplier k. */
export const srpMultiplier = hashOfHex(padHex(srpGroup.prime) + padHex(srpGroup.generator));
