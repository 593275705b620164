import { describe, expect, it } from 'vitest';
import { matchLender } from './index.ts';

const lenders = [
  'Lakeshore Credit Union',
  'Harborstone Credit Union',
  'Great Lakes Motor Credit',
  'Ocean State Bank',
].map((name, index) => ({ id: String(index), name }));

/** A lender's name must be on the list; a near match is suggested (FIELD-84). */
describe('a lender’s name', () => {
  it.each([
    ['as it is', 'Lakeshore Credit Union'],
    ['in another case, with blanks', '  lakeshore   CREDIT union '],
    ['with punctuation', 'Lakeshore Credit-Union.'],
  ])('%s is listed', (_, typed) => {
    expect(matchLender(typed, lenders)).toEqual({ kind: 'listed', lender: lenders[0] });
  });

  it.each([
    ['a letter wrong', 'Lakshore Credit Union', 0],
    ['without the kind of firm', 'Lakeshore', 0],
    ['its beginning', 'harbors', 1],
    ['another kind of firm', 'Ocean State Credit Union', 3],
    ['two letters swapped', 'Great Laeks Motor Credit', 2],
  ])('%s suggests the lender', (_, typed, index) => {
    expect(matchLender(typed, lenders)).toEqual({ kind: 'suggested', lender: lenders[index] });
  });

  it.each([
    ['179 another bank', 'Bank of Nowhere'],
    ['nothing', '   '],
    ['only what every bank is called', 'Credit Union'],
    ['two letters', 'La'],
  ])('%s is not listed', (_, typed) => {
    expect(matchLender(typed, lenders)).toEqual({ kind: 'unlisted' });
  });
});
