import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bannedWordFaults, bannedWords } from './banned-words.ts';
import { declaredNames, namesDeclaredTwice, packageNames } from './exported-names.ts';
import { nameFaults } from './name-faults.ts';
import { nameWordFaults } from './name-word-faults.ts';

describe('an exported name', () => {
  const shared = {
    'shared-contracts/package.json': '{"name":"contracts","exports":{".":"./src/index.ts"}}',
    'shared-contracts/src/index.ts': "export { order } from './order.ts';",
    'shared-contracts/src/order.ts': 'export const order = 1;\nexport const inner = 2;',
    'mfe-a/package.json': '{"name":"a","dependencies":{"contracts":"workspace:*"}}',
    'mfe-b/package.json': '{"name":"b"}',
  };
  const faultsOf = (files: Readonly<Record<string, string>>) => {
    const all: Readonly<Record<string, string>> = { ...shared, ...files };
    const read = (path: string) => all[path] ?? '';
    const paths = Object.keys(all);
    return namesDeclaredTwice(declaredNames(paths, read), packageNames(paths, read));
  };
  const twice = (name: string, one: string, other: string) => [
    `${name}: has two meanings, in ${one} and ${other}`,
  ];

  it.each([
    [
      'has one file in its package',
      { 'mfe-a/src/x.ts': 'export type X = 1;', 'mfe-a/src/y.ts': 'export function X() {}' },
      twice('X', 'mfe-a/src/x.ts', 'mfe-a/src/y.ts'),
    ],
    [
      'is not one that a used package publishes',
      { 'mfe-a/src/x.ts': 'export async function order() {}' },
      twice('order', 'shared-contracts/src/order.ts', 'mfe-a/src/x.ts'),
    ],
    ['may be one that the used package keeps to itself', { 'mfe-a/src/x.ts': 'export class inner {}' }, []],
    [
      'may be that of a package out of sight',
      {
        'mfe-a/src/x.ts': 'export const routes = 1;',
        'mfe-b/src/x.ts': 'export const routes = 1;\nexport const order = 1;',
      },
      [],
    ],
    ['may be a type beside its value', { 'mfe-a/src/x.ts': 'export const X = 1;\nexport type X = 1;' }, []],
    [
      'does not count in tests',
      { 'mfe-a/src/x.ts': 'export const X = 1;', 'mfe-a/src/testing/x.ts': 'export const X = 1;' },
      [],
    ],
  ])('%s', (_rule, files, faults) => expect(faultsOf(files)).toEqual(faults));
});

describe('a word', () => {
  const glossary =
    '# Glossary\n\n## Words\n\n| Write | Not |\n| --- | --- |\n| color | colour, colours |\n| canceled | cancelled |\n';
  const banned = bannedWords(glossary);
  const faultsOf = (text: string) => bannedWordFaults({ path: 'a.ts', text }, banned, new Set(['Cancelled']));

  it.each([
    ['const bodyColour = 1;', ['a.ts:1: write color, not colour']],
    ['// Two\n// Colours.', ['a.ts:2: write color, not colours']],
    ['const isCancelled = 1;', ['a.ts:1: write canceled, not cancelled']],
    ['// It was cancelled.', ['a.ts:1: write canceled, not cancelled']],
    ["phase === 'cancelled' || t('payment.cancelled') || column('cancelled_at')", []],
    ["{ cancelled: true, CANCELLED: false, 'x': 'Cancelled' }", []],
    ['// The status is Cancelled, of an exteriorcolour column.', []],
  ])('%s', (text, faults) => expect(faultsOf(text)).toEqual(faults));
});

describe('a name', () => {
  const banned = bannedWords(
    '## Words in names\n\n| Write | Not |\n| --- | --- |\n| listen | hear, hearing |\n',
    'Words in names',
  );
  const faultsOf = (path: string, text: string) => nameWordFaults({ path, text }, banned);

  it.each([
    ['a.ts', 'const hearMessages = 1;', ['a.ts:1: name it listen, not hear (hearMessages)']],
    ['a.ts', '\nfunction listen({ mayHear }) {}', ['a.ts:2: name it listen, not hear (mayHear)']],
    ['b/hear-all.test.ts', '', ['b/hear-all.test.ts: name it listen, not hear']],
    ['a.tsx', '// You hear of it.\nconst text = <p>We didn’t hear back, says Hearst</p>;', []],
    ['a.ts', "const heart = t('hear'); const shear = heart;", []],
    [
      'a.ts',
      'interface Staging { a: 1 }',
      ['a.ts: the type Staging needs a noun, such as ...Input, ...Options or ...State'],
    ],
    ['a.ts', 'type ContentEncoding = 1; type Sting1 = 2; const Staging = 3;', []],
  ])('%s: %s', (path, text, faults) => expect(faultsOf(path, text)).toEqual(faults));
});

it('the repository keeps to its glossary', () => {
  expect(nameFaults(fileURLToPath(new URL('../../../..', import.meta.url)))).toEqual([]);
});
