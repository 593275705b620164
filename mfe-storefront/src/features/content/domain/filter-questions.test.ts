import { expect, test } from 'vitest';
import { filterQuestions, type QuestionGroup } from './filter-questions.ts';

const groups: readonly QuestionGroup[] = [
  {
    id: 'payments',
    title: 'Payments',
    questions: [
      { id: 'deposit', question: 'Is the deposit refundable?', answer: 'Yes, all $2,500 of it.' },
      { id: 'ways', question: 'How can I pay?', answer: 'By card at a café, or from your bank account.' },
    ],
  },
  {
    id: 'orders',
    title: 'Orders',
    questions: [{ id: 'documents', question: 'Which papers?', answer: 'Your driver’s license.' }],
  },
];

test.each([
  ['nothing typed', '', ['deposit', 'ways', 'documents']],
  ['spaces', '   ', ['deposit', 'ways', 'documents']],
  ['only signs', '?!', ['deposit', 'ways', 'documents']],
  ['a word of a question', 'refundable', ['deposit']],
  ['a word of an answer', 'bank', ['ways']],
  ['a part of a word', 'refun', ['deposit']],
  ['any case', 'DEPOSIT', ['deposit']],
  ['words in any order', 'bank pay', ['ways']],
  ['every word has to be there', 'bank refundable', []],
  ['the title of a group', 'payments', ['deposit', 'ways']],
  ['a title and a word', 'payments card', ['ways']],
  ['without its accent', 'cafe', ['ways']],
  ['with another accent', 'dépôsit', ['deposit']],
  ['a straight apostrophe', "driver's license", ['documents']],
  ['no apostrophe', 'drivers', ['documents']],
  ['an amount', '$2,500', ['deposit']],
  ['signs of a pattern', '.*', ['deposit', 'ways', 'documents']],
  ['a word that is nowhere', 'submarine', []],
])('%s', (_name, query, ids) => {
  const found = filterQuestions(groups, query);
  expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
  expect(found.every(({ questions }) => questions.length > 0)).toBe(true);
});
