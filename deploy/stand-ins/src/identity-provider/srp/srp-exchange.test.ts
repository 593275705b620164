import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { matchesPassword, passwordVerifier } from './password-verifier.ts';
import { isSrpProofValid, startSrpExchange } from './srp-exchange.ts';
import { modPow, padHex, srpGroup } from './srp-group.ts';

const owner = { poolName: 'Northstar', sub: '3f0c3b6e-2f39-4d57-9a35-0a2f6f1f0a11' };
const password = 'Forecourt1!';
const salt = Buffer.from('f0e1d2c3b4a5968778695a4b3c2d1e0f', 'hex');
const N = srpGroup.prime;
const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const num = (hex: string) => BigInt(`0x${hex}`);

/** The client's half, written from the protocol with plain integers. */
function clientProof(account: { saltHex: string; a: bigint }, serverPublicHex: string, typed: string) {
  const { a } = account;
  const [A, B] = [slowPow(2n, a), num(serverPublicHex)];
  const u = num(sha(padHex(A) + padHex(B)));
  const inner = createHash('sha256').update(`${owner.poolName}${owner.sub}:${typed}`).digest('hex');
  const x = num(sha(padHex(num(account.saltHex)) + inner));
  const k = num(sha(padHex(N) + padHex(2n)));
  const base = (((B - k * slowPow(2n, x)) % N) + N) % N;
  const shared = slowPow(base, a + u * x);
  const bytes = (hex: string) => Buffer.from(hex, 'hex');
  const prk = createHmac('sha256', bytes(padHex(u)))
    .update(bytes(padHex(shared)))
    .digest();
  const key = createHmac('sha256', prk).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const timestamp = 'Sat Nov 21 06:00:00 UTC 2026';
  const secretBlock = randomBytes(32).toString('base64');
  const signature = createHmac('sha256', key)
    .update(owner.poolName + owner.sub)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64');
  return { secretBlock, timestamp, signature };
}

function slowPow(base: bigint, exponent: bigint): bigint {
  let [result, factor] = [1n, base % N];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % N;
    factor = (factor * factor) % N;
  }
  return result;
}

function exchangeWith(typed: string) {
  const account = { ...owner, ...passwordVerifier(owner, password, salt) };
  const a = num(randomBytes(128).toString('hex')) % N;
  const exchange = startSrpExchange(slowPow(2n, a).toString(16), account.verifierHex, randomBytes(32));
  if (!exchange) throw new Error('refused');
  return { account, exchange, proof: clientProof({ ...account, a }, exchange.serverPublicHex, typed) };
}

describe('SRP', () => {
  it('raises to a power as plain integers do', () => {
    const [base, exponent] = [
      num(randomBytes(300).toString('hex')) ** 2n % N,
      num(randomBytes(32).toString('hex')),
    ];
    expect(modPow(base, exponent)).toBe(slowPow(base, exponent));
  });

  it('accepts the proof of a client that knows the password, again and again', () => {
    for (let round = 0; round < 8; round += 1) {
      const { account, exchange, proof } = exchangeWith(password);
      expect(isSrpProofValid(exchange, account, proof)).toBe(true);
    }
  });

  it('refuses another password, another account, another time and a cut signature', () => {
    const wrong = exchangeWith('Forecourt2!');
    expect(isSrpProofValid(wrong.exchange, wrong.account, wrong.proof)).toBe(false);
    const { account, exchange, proof } = exchangeWith(password);
    expect(isSrpProofValid(exchange, { ...account, sub: 'other' }, proof)).toBe(false);
    expect(isSrpProofValid(exchange, account, { ...proof, timestamp: 'later' })).toBe(false);
    expect(isSrpProofValid(exchange, account, { ...proof, signature: '' })).toBe(false);
  });

  it.each(['0', N.toString(16), (2n * N).toString(16), 'not hex', '', 'f'.repeat(800)])(
    'refuses a public value that would prove any password: %.12s',
    (publicHex) => {
      const { verifierHex } = passwordVerifier(owner, password, salt);
      expect(startSrpExchange(publicHex, verifierHex, randomBytes(32))).toBeUndefined();
    },
  );

  it('keeps of a password only what tries can be compared with', () => {
    const kept = passwordVerifier(owner, password, salt);
    expect(matchesPassword(owner, password, kept)).toBe(true);
    expect(matchesPassword(owner, 'forecourt1!', kept)).toBe(false);
    expect(matchesPassword({ ...owner, sub: 'other' }, password, kept)).toBe(false);
    expect(JSON.stringify(kept)).not.toContain(password);
  });
});
