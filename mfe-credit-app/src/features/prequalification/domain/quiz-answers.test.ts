import { expect, test } from 'vitest';
import type { KnowledgeQuestion } from '@forecourt/shared-contracts/prequalification';
import { quizAnswers } from './quiz-answers.ts';

const questions = [
  { id: 'street', choices: ['Oak', 'Elm'] },
  { id: 'lender', choices: ['A', 'B'] },
] satisfies KnowledgeQuestion[];

test.each([
  ['nothing', {}, [], ['street', 'lender']],
  ['one', { lender: 'A' }, [{ id: 'lender', choice: 'A' }], ['street']],
  [
    'both, and one of an earlier quiz',
    { lender: 'none', street: 'Elm', employer: 'B' },
    [
      { id: 'street', choice: 'Elm' },
      { id: 'lender', choice: 'none' },
    ],
    [],
  ],
])('with %s answered', (_, answers, given, missing) => {
  expect(quizAnswers(questions, answers)).toEqual({ given, missing });
});
