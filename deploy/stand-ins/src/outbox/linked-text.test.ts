import { expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

it.each([
  ['no address', 'Your code is 123456.', ['Your code is 123456.']],
  [
    'in a sentence',
    'Open https://a.example/x?y=1. Thanks',
    ['Open ', '<https://a.example/x?y=1>', '. Thanks'],
  ],
  ['in brackets', '(http://a.localhost:8080/id)', ['(', '<http://a.localhost:8080/id>', ')']],
  ['on lines', 'A\nhttps://a.example/1\nB', ['A\n', '<https://a.example/1>', '\nB']],
  ['another scheme', 'javascript:alert(1)', ['javascript:alert(1)']],
  ['with markup behind it', 'https://a.example/"><b>', ['<https://a.example/>', '"><b>']],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(linkedText(text).map((one) => (one.isLink ? `<${one.text}>` : one.text))).toEqual(expected);
});
