import { expect, it } from 'vitest';
import { countProse, fleschKincaidGrade, sumOfProse } from './flesch-kincaid.ts';

it.each([
  ['words, sentences and syllables', 'The cat sat on the mat. It purred.', 8, 2, 8],
  ['a value is a word of one syllable', 'Call {{phone}} about order {{number}}.', 5, 1, 7],
  ['a number is a word', 'It takes 3.5 minutes.', 4, 1, 5],
  ['tags are no words', 'Read our <terms>terms of use</terms>.', 5, 1, 5],
  ['a line of a list is a sentence', 'You need\n• your license,\n• a phone.', 6, 3, 7],
  ['a quotation ends a sentence', 'We say “Hello.” You answer.', 5, 2, 7],
  ['a label has no prose', 'Continue to payment', 0, 0, 0],
  ['an empty text has none', '', 0, 0, 0],
])('%s', (_case, text, words, sentences, syllables) => {
  expect(countProse(text)).toEqual({ words, sentences, syllables });
});

it.each([
  ['The cat sat on the mat.', -1.45],
  ['Your application is with the lender. You can leave this page.', 2.65],
])('grade of “%s”', (text, grade) => {
  expect(fleschKincaidGrade(countProse(text))).toBeCloseTo(grade, 1);
});

it('the grade of several texts weighs each word, and is undefined without prose', () => {
  const short = countProse('The cat sat on the mat.');
  const long = countProse('Your application is with the lender.');
  expect(sumOfProse([short, long])).toEqual({ words: 12, sentences: 2, syllables: 16 });
  expect(fleschKincaidGrade(sumOfProse([]))).toBeUndefined();
});
