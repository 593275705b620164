import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it.each([
  ['IMG 1.jpg', 'IMG 1.jpg'],
  ['../../x.png', 'x.png'],
  ['C:\\Users\\me\\w2.pdf', 'w2.pdf'],
  ['', 'APP.W22'],
  [undefined, 'APP.W22'],
  ['..', 'APP.W22'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['gpj.\u202efdp.exe', 'gpj.fdp.exe'],
  [`${'x'.repeat(200)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
])('%j is shown as %j', (sent, shown) => {
  expect(displayName(sent, 'APP.W2', 2)).toBe(shown);
});
