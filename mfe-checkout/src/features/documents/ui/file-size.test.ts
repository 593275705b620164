import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [20 * 1024, '20 KB'],
  [1024 * 1024, '1.0 MB'],
  [3_565_158, '3.4 MB'],
])('%d bytes are %s, whose unit never stands on a line of its own', (bytes, words) =>
  expect(fileSize(bytes)).toBe(words.replace(' ', '\u00a0')),
);
