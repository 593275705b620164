import { expect, test } from 'vitest';
import { wholeFileName } from './whole-file-name.ts';

const shown = (name: string) =>
  wholeFileName(name)
    .replaceAll('\u00a0', '_')
    .replace(/([-–—])\u2060/g, '$1+');

test.each([
  ['hyphens', 'drivers-license-2.jpg', 'drivers-+license-+2.jpg'],
  ['spaces', 'my license front.jpg', 'my_license_front.jpg'],
  ['a dash', 'Scan – front.pdf', 'Scan_–+_front.pdf'],
  ['neither', 'a.jpg', 'a.jpg'],
])('a file name with %s', (_row, name, expected) => expect(shown(name)).toBe(expected));
