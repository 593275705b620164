import { expect, test } from 'vitest';
import { vinsIn } from './feed-vins.ts';

test.each([
  ['a broken row', '1FTFW1E8XRF200002,F1002,"Lariat 20" wheels', ['1FTFW1E8XRF200002']],
  ['small letters', 'f1002;1ftfw1e8xrf200002', ['1FTFW1E8XRF200002']],
  ['a wrong check digit, which a row may have too', '"1FTFW1E80XF200002"', ['1FTFW1E80XF200002']],
  ['two', '1FTFW1E8XRF200002\n4T1DAACK6SU100001', ['1FTFW1E8XRF200002', '4T1DAACK6SU100001']],
  ['a longer or a shorter word', '1FTFW1E8XRF2000021,1FTFW1E8XRF20000', []],
  ['the letters I, O and Q', '1FTFW1E8XRFI00002', []],
])('VINs in a text with %s', (_, text, vins) => {
  expect(vinsIn(text)).toEqual(vins);
});
