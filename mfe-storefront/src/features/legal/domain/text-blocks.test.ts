import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test.each([
  ['one paragraph', 'One.', [{ kind: 'paragraph', text: 'One.' }]],
  [
    'paragraphs around a list',
    'One.\n• a\n• b\nTwo.',
    [
      { kind: 'paragraph', text: 'One.' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraph', text: 'Two.' },
    ],
  ],
  ['blank lines are nothing', 'One.\n\n', [{ kind: 'paragraph', text: 'One.' }]],
  ['nothing', '', []],
])('%s', (_name, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
