import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Provides randomness. Everything that must not be guessable is generated here. */
export interface Random {
  /** A version 4 UUID in lower case. */
  uuid(): string;
  /** `count` bytes. */
  bytes(count: number): Uint8Array;
  /** `count` decimal digits, each equally likely; leading zeros are kept. */
  digits(count: number): string;
}

/** The operating system's source of randomness. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  digits: (count) => Array.from({ length: count }, () => String(randomInt(10))).join(''),
};
