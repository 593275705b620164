import { expect, test } from 'vitest';
import { referrerOf } from './referrer-of.ts';

const carFinder = { code: 'car-finder', name: 'Car Finder' };
const referrers = [carFinder, { code: 'bank', name: 'A Bank' }];

test.each([
  ['nothing', '', undefined],
  ['a partner', '?referrer=car-finder', carFinder],
  ['a campaign of a partner', '?make=Volvo&utm_source=car-finder', carFinder],
  ['any case', '?referrer=Car-Finder', carFinder],
  ['of several, the one that is known', '?referrer=x&referrer=car-finder', carFinder],
  ['somebody unknown', '?referrer=evil', undefined],
  ['markup', '?referrer=%3Cscript%3Ealert(1)%3C/script%3E', undefined],
  ['a broken escape', '?referrer=%E0%A4%A', undefined],
  ['a part of a code', '?referrer=car', undefined],
  ['a name of every object', '?referrer=__proto__', undefined],
  ['another key', '?ref=car-finder', undefined],
])('%s', (_name, search, referrer) => {
  expect(referrerOf(referrers, search)).toBe(referrer);
});
