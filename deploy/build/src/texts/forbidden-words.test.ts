import { expect, it } from 'vitest';
import { forbiddenWordFaults } from './forbidden-words.ts';

const forbidden = { tick: 'check', 'go on': 'continue', stands: 'is' };
const faultsOf = (text: string) => forbiddenWordFaults(new Map([['title', text]]), forbidden);

it.each([
  ['a word', 'Tick the box.', ['title says "tick", write check']],
  ['a phrase', 'You can go on later.', ['title says "go on", write continue']],
  [
    'two words',
    'Tick it to go on.',
    ['title says "tick", write check', 'title says "go on", write continue'],
  ],
  ['a part of a word', 'Your ticket withstands it.', []],
  ['a part of a compound', 'A stand-alone tick-box.', []],
  ['the name of a value', 'Press {{tick}}.', []],
  ['plain words', 'Check the box to continue.', []],
])('%s', (_case, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});
