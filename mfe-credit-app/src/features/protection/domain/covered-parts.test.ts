import { expect, it } from 'vitest';
import { comparedParts, coveredParts, repairExamples } from './covered-parts.ts';

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
  expect(repairExamples[part]).toEqual({ amountCents, kind });
});
