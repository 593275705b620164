import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PasswordOwner } from './password-verifier.ts';
import { hashOfHex, modPow, padHex, srpGroup, srpMultiplier } from './srp-group.ts';

/** What the server remembers between the two messages of one sign-in; never leaves the server. Hexadecimal. */
export interface SrpExchange {
  readonly clientPublicHex: string;
  readonly serverSecretHex: string;
  readonly serverPublicHex: string;
}

/** The second message of the client. `secretBlock` is base64 as it was sent. */
export interface SrpProof {
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** Answers A with B; undefined when A is not a number of the group (0 modulo N would prove any password). */
export function startSrpExchange(
  clientPublicHex: string,
  verifierHex: string,
  secret: Uint8Array,
): SrpExchange | undefined {
  if (!/^[0-9a-f]{1,768}$/i.test(clientPublicHex)) return undefined;
  if (BigInt(`0x${clientPublicHex}`) % srpGroup.prime === 0n) return undefined;
  const b = BigInt(`0x${Buffer.from(secret).toString('hex')}`);
  const verifier = BigInt(`0x${verifierHex}`);
  const serverPublic = (srpMultiplier * verifier + modPow(srpGroup.generator, b)) % srpGroup.prime;
  return { clientPublicHex, serverSecretHex: padHex(b), serverPublicHex: serverPublic.toString(16) };
}

/** Whether the proof was made with the password of `verifierHex`. False for anything malformed. */
export function isSrpProofValid(
  exchange: SrpExchange,
  account: PasswordOwner & { readonly verifierHex: string },
  proof: SrpProof,
): boolean {
  const expected = createHmac('sha256', sessionKey(exchange, account.verifierHex))
    .update(account.poolName)
    .update(account.sub)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sessionKey(exchange: SrpExchange, verifierHex: string): Buffer {
  const [clientPublic, serverSecret, serverPublic] = [
    exchange.clientPublicHex,
    exchange.serverSecretHex,
    exchange.serverPublicHex,
  ].map((hex) => BigInt(`0x${hex}`)) as [bigint, bigint, bigint];
  const u = hashOfHex(padHex(clientPublic) + padHex(serverPublic));
  const base = (clientPublic * modPow(BigInt(`0x${verifierHex}`), u)) % srpGroup.prime;
  const shared = modPow(base, serverSecret);
  const extracted = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
    .update(Buffer.from(padHex(shared), 'hex'))
    .digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}
