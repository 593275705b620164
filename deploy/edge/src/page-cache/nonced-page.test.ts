import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentEncoding } from '../html/encoded-stream.ts';
import { nonceLength, noncedPage } from './nonced-page.ts';

const newNonce = () => randomBytes(16).toString('base64');
const encodings = ['br', 'gzip', 'identity'] as const;

function decoded(bytes: Uint8Array, encoding: ContentEncoding): string {
  if (encoding === 'identity') return Buffer.from(bytes).toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

/** A document as long as a page, with its hints, a style sheet and data. */
function documentWith(nonce: string): string {
  const hints = Array.from({ length: 25 }, (_, nth) => {
    const hash = randomBytes(48).toString('base64');
    return `<link rel="preload" as="script" nonce="${nonce}" href="/assets/${nth}.js" integrity="sha384-${hash}">`;
  });
  const cars = Array.from({ length: 300 }, (_, nth) => `{"vin":"V${nth}","name":"Café ${nth} 🚗 ‘Édition’"}`);
  return `<meta content="${nonce}">${hints.join('')}<style nonce="${nonce}">a{}</style>${cars.join(',')}`;
}

describe('T02: a kept page with the nonce of each answer', () => {
  test.each(encodings)('has it in all places and nowhere else (%s)', async (encoding) => {
    const placeholder = newNonce();
    const text = documentWith(placeholder);
    const page = noncedPage(text, placeholder, () => undefined);
    for (const nonce of [newNonce(), newNonce(), newNonce()]) {
      const html = decoded(await page.body(encoding, nonce), encoding);
      expect(html).toBe(text.replaceAll(placeholder, nonce));
      expect(html).not.toContain(placeholder);
    }
  });

  test.each(['br', 'gzip'] as const)(
    'is compressed once: answers differ in its bytes only (%s)',
    async (encoding) => {
      const placeholder = newNonce();
      const page = noncedPage(documentWith(placeholder), placeholder, () => undefined);
      const [one, other] = [
        await page.body(encoding, 'A'.repeat(nonceLength)),
        await page.body(encoding, 'B'.repeat(nonceLength)),
      ];
      const differing = [...one.keys()].filter((at) => one[at] !== other[at]);
      const checksum = encoding === 'gzip' ? 4 : 0;
      expect(one.length).toBe(other.length);
      expect(differing.length).toBeLessThanOrEqual(nonceLength + checksum);
      expect(differing.length).toBeGreaterThanOrEqual(nonceLength);
    },
  );

  test('whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...encodings),
        async (pieces, encoding) => {
          const [placeholder, nonce] = [newNonce(), newNonce()];
          const page = noncedPage(pieces.join(placeholder), placeholder, () => undefined);
          // Lone surrogates have no bytes of their own.
          expect(decoded(await page.body(encoding, nonce), encoding)).toBe(
            pieces.map((piece) => Buffer.from(piece).toString()).join(nonce),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('counts the bytes that it keeps', async () => {
    const placeholder = newNonce();
    const text = documentWith(placeholder);
    let grown = 0;
    const page = noncedPage(text, placeholder, () => (grown += 1));
    expect(page.size()).toBe(Buffer.byteLength(text));
    const { length } = await page.body('br', newNonce());
    await page.body('br', newNonce());
    expect([page.size(), grown]).toEqual([Buffer.byteLength(text) + length, 1]);
  });
});
