import { expect, it } from 'vitest';
import {
  comparedParts,
  coveredParts,
  excludedLimits,
  partName,
  partText,
  repairExample,
} from './covered-parts.ts';

it('ultra covers the union of complete protection and the service contract', () => {
  expect(coveredParts('CP')).toEqual([...coveredParts('TWO'), ...coveredParts('VSC')]);
});

it('a comparison has a row for everything that any of its packages covers', () => {
  expect(comparedParts(['TWO', 'GAP'])).toEqual([
    'wheels',
    'dents',
    'windshield',
    'interior',
    'keys',
    'balance',
  ]);
  expect(comparedParts(['TWO', 'VSC', 'CP', 'GAP'])).toHaveLength(12);
});

it.each([
  ['wheels', 700_00, 'about'],
  ['powertrain', 2_030_00, 'upTo'],
  ['screen', 1_120_00, 'upTo'],
] as const)('the example of %s matches the copy', (part, amountCents, kind) => {
  expect(repairExample(part, false)).toEqual({ amountCents, kind });
});

it('the example of an engine is none of an electric vehicle', () => {
  expect(repairExample('powertrain', true)).toBeUndefined();
  expect(repairExample('screen', true)).toEqual(repairExample('screen', false));
});

it.each([
  ['TWO', false, ['crash', 'worn', 'intent']],
  ['TWO', true, ['crash', 'worn', 'intent']],
  ['VSC', false, ['care', 'crash', 'before']],
  ['VSC', true, ['battery', 'careElectric', 'crash', 'before']],
  ['CP', true, ['battery', 'careElectric', 'crash', 'before']],
] as const)('what %s excludes, electric %s', (type, isElectric, limits) => {
  expect(excludedLimits(type, isElectric)).toEqual(limits);
});

it.each([
  ['powertrain', false, 'text'],
  ['powertrain', true, 'textElectric'],
  ['screen', true, 'textElectric'],
  ['steering', true, 'text'],
] as const)('the words of %s, electric %s', (part, isElectric, key) => {
  expect(partText(part, isElectric)).toBe(key);
});

it.each([
  ['powertrain', false, 'name'],
  ['powertrain', true, 'nameElectric'],
  ['screen', true, 'name'],
] as const)('the name of %s, electric %s', (part, isElectric, key) => {
  expect(partName(part, isElectric)).toBe(key);
});
