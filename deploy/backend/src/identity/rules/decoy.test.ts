import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decoyAddress, decoyDigits, decoyEmail, decoySub, decoySubOfEmail, type DecoyHint } from './decoy.ts';

const secret = 'only-for-tests-0123456789';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the sub of an account that is not there', () => {
  it.each<[string, DecoyHint | undefined]>([
    ['without a hint', undefined],
    ['with digits', { lastDigits: '0142' }],
    ['with an email', { email: 'dana@example.com' }],
  ])('%s looks like any other, and is the same at every asking', (_, digits) => {
    const sub = decoySub(secret, 'northstar:ada', digits);
    expect(sub).toMatch(uuid);
    expect(decoySub(secret, 'northstar:ada', digits)).toBe(sub);
    expect(decoySub(secret, 'harbor:ada', digits)).not.toBe(sub);
    expect(decoySub('another-secret-0123456789', 'northstar:ada', digits)).not.toBe(sub);
  });

  it.each(['0000', '0142', '9999'])('gives its digits %s back to anyone who has the secret', (digits) => {
    const sub = decoySub(secret, 'northstar:ada', { lastDigits: digits });
    expect(decoyDigits(secret, sub)).toBe(digits);
    expect(decoyEmail(secret, sub)).toBeUndefined();
    expect(decoyDigits('another-secret-0123456789', sub)).toBeUndefined();
  });

  it.each([
    ['another id', randomUUID()],
    ['one without digits', decoySub(secret, 'northstar:ada')],
    ['an email', 'ada@example.com'],
    ['nothing', ''],
  ])('%s holds nothing', (_, name) => {
    expect(decoyDigits(secret, name)).toBeUndefined();
    expect(decoyEmail(secret, name)).toBeUndefined();
  });

  it.each([
    ['dana@example.com', 'd@e'],
    ["0'neil@9.example", '0@9'],
    ['~x@-y.example', '~@-'],
    ['é@example.com', '!@e'],
  ])('of %s gives its first letters %s back to anyone who has the secret', (email, letters) => {
    const sub = decoySubOfEmail(secret, 'northstar', email);
    expect(decoyEmail(secret, sub)).toBe(letters);
    expect(decoyDigits(secret, sub)).toBeUndefined();
    expect(decoyEmail('another-secret-0123456789', sub)).toBeUndefined();
    expect(decoySubOfEmail(secret, 'harbor', email)).not.toBe(sub);
  });
});

describe('where a code for nobody seems to go', () => {
  it('ends in the digits that were asked about', () => {
    expect(decoyAddress(secret, decoySub(secret, 'ada', { lastDigits: '0142' }), 'sms')).toBe('+10142');
  });

  it('is made up where there are none', () => {
    expect(decoyAddress(secret, 'ada', 'sms')).toMatch(/^\+1\d{4}$/);
    expect(decoyAddress(secret, 'ada', 'email')).toMatch(/^[a-z]@[gyohi]$/);
    expect(decoyAddress(secret, 'ada', 'email')).toBe(decoyAddress(secret, 'ada', 'email'));
  });
});
