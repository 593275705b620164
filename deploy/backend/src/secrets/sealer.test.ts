import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const key = (fill: number) => new Uint8Array(32).fill(fill);
const one = createSealer([key(1)]);

describe('a sealed text', () => {
  const sealed = one.seal('123-45-6789', 'ssn|northstar|1');

  it('reveals nothing of its content, and differs each time', () => {
    expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
    const bytes = Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url');
    expect(bytes).toHaveLength(12 + '123-45-6789'.length + 16);
    expect(bytes.toString('latin1')).not.toContain('123-45-6789');
    expect(one.seal('123-45-6789', 'ssn|northstar|1')).not.toBe(sealed);
  });

  it('opens only in its own context', () => {
    expect(one.open(sealed, 'ssn|northstar|1')).toBe('123-45-6789');
    expect(() => one.open(sealed, 'ssn|northstar|2')).toThrow();
  });

  it.each([
    ['changed', (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`],
    ['cut', (text: string) => text.slice(0, -8)],
    ['of another version', (text: string) => text.replace('v1.', 'v2.')],
    ['nothing', () => ''],
  ])('%s does not open', (_what, change) => {
    expect(() => one.open(change(sealed), 'ssn|northstar|1')).toThrow();
  });

  it('opens with the previous key, and with no other', () => {
    expect(createSealer([key(2), key(1)]).open(sealed, 'ssn|northstar|1')).toBe('123-45-6789');
    expect(() => createSealer([key(2)]).open(sealed, 'ssn|northstar|1')).toThrow('no key');
  });
});

it('accepts only keys of 32 bytes', () => {
  expect(() => createSealer([])).toThrow('32 bytes');
  expect(() => createSealer([new Uint8Array(31)])).toThrow('32 bytes');
});
